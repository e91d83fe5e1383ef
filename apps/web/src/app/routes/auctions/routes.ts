import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { type AuctionTab, readAuctionTab } from '../../../features/auctions/auction-tabs.ts'
import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const auctions = createRoute({
  getParentRoute,
  path: '/auction',
  validateSearch: ({ tab }: { tab?: string }): { tab?: AuctionTab } => {
    const known = readAuctionTab(tab)
    return known ? { tab: known } : {}
  },
  component: lazyRouteComponent(loadPage(() => import('./auctions.tsx'), 'auctions', 'market')),
})

const auctionDetail = createRoute({
  getParentRoute,
  path: '/auction-detail/$id',
  component: lazyRouteComponent(loadPage(() => import('./auction-detail.tsx'), 'auctions', 'mint', 'tx')),
})

export const auctionsRoutes = [auctions, auctionDetail] as const
