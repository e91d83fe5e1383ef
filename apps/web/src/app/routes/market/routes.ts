import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

import { readListSearch } from '../../../features/market/list-search.ts'
import { type OwnerTab, ownerTabs } from '../../../features/market/trade/mine/owner-tabs.ts'
import { readTradeTab, type TradeTab } from '../../../features/market/trade/mine/trade-tabs.ts'
import { loadPage } from '../../load-page.ts'
import { prefetchScreen } from '../../prefetch-screen.ts'
import { queryClient } from '../../query-client.ts'
import { getParentRoute } from '../../root-route.ts'

const list = createRoute({
  getParentRoute,
  path: '/list',
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchScreen(async () => (await import('./list.tsx')).prefetch(queryClient, deps)),
  component: lazyRouteComponent(loadPage(() => import('./list.tsx'), 'market')),
})

const detail = createRoute({
  getParentRoute,
  path: '/detail/$id',
  loader: ({ params }) =>
    prefetchScreen(async () => (await import('./detail.tsx')).prefetch(queryClient, params)),
  component: lazyRouteComponent(
    loadPage(() => import('./detail.tsx'), 'market', 'traits', 'metadata', 'trade'),
  ),
})

const detailOld = createRoute({
  getParentRoute,
  path: '/detailOld/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/detail/$id', params, replace: true })
  },
})

const myNfts = createRoute({
  getParentRoute,
  path: '/user-center/mynft-list',
  component: lazyRouteComponent(loadPage(() => import('./my-nfts.tsx'), 'market', 'trade')),
})

const myTrades = createRoute({
  getParentRoute,
  path: '/user-center/trades',
  validateSearch: ({ tab }: { tab?: string }): { tab?: TradeTab } => {
    const known = readTradeTab(tab)
    return known ? { tab: known } : {}
  },
  component: lazyRouteComponent(loadPage(() => import('./my-trades.tsx'), 'trade', 'market')),
})

const basket = createRoute({
  getParentRoute,
  path: '/basket',
  component: lazyRouteComponent(loadPage(() => import('./basket.tsx'), 'trade', 'market', 'mint')),
})

const owner = createRoute({
  getParentRoute,
  path: '/owner/$address',
  validateSearch: ({ tab }: { tab?: string }): { tab?: OwnerTab } => {
    const known = ownerTabs.find((one) => one === tab)
    return known && known !== 'pets' ? { tab: known } : {}
  },
  component: lazyRouteComponent(
    loadPage(() => import('./owner.tsx'), 'trade', 'market', 'collections', 'names'),
  ),
})

export const marketRoutes = [list, detail, detailOld, myNfts, myTrades, basket, owner] as const
