import { type BoxPhase, boxPhases } from '@mofu/domain/box-state'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const lotteries = createRoute({
  getParentRoute,
  path: '/lotteries',
  validateSearch: ({ phase }: { phase?: string }): { phase?: BoxPhase } => {
    const known = boxPhases.find((one) => one === phase)
    return known ? { phase: known } : {}
  },
  component: lazyRouteComponent(
    loadPage(() => import('./lotteries.tsx'), 'boxes', 'boxManagement', 'accounts', 'mint'),
  ),
})

const lotteryDetail = createRoute({
  getParentRoute,
  path: '/LotteryDetail/$id',
  component: lazyRouteComponent(loadPage(() => import('./lottery-detail.tsx'), 'boxes', 'mint')),
})

const editLottery = createRoute({
  getParentRoute,
  path: '/edit-lottery/$id',
  component: lazyRouteComponent(
    loadPage(() => import('./edit-lottery.tsx'), 'boxes', 'boxManagement', 'accounts', 'mint'),
  ),
})

export const boxesRoutes = [lotteries, lotteryDetail, editLottery] as const
