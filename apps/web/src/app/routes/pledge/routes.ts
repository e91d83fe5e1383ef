import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { type PledgeTab, readPledgeTab } from '../../../features/pledge/pledge-tabs.ts'
import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const pledgeList = createRoute({
  getParentRoute,
  path: '/user-center/pledge-list',
  validateSearch: ({ tab }: { tab?: string }): { tab?: PledgeTab } => {
    const known = readPledgeTab(tab)
    return known ? { tab: known } : {}
  },
  component: lazyRouteComponent(loadPage(() => import('./pledge-list.tsx'), 'pledge', 'mint')),
})

const pledgeManager = createRoute({
  getParentRoute,
  path: '/user-center/pledge-manager',
  component: lazyRouteComponent(loadPage(() => import('./pledge-manager.tsx'), 'pledge', 'market', 'mint')),
})

const setup = createRoute({
  getParentRoute,
  path: '/fnft-setup',
  component: lazyRouteComponent(
    loadPage(() => import('./fnft-setup.tsx'), 'pledge', 'mint', 'administration'),
  ),
})

export const pledgeRoutes = [pledgeList, pledgeManager, setup] as const
