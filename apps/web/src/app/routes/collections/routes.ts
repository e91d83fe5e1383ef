import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

import { type CollectionTab, collectionTabs } from '../../../features/collections/collection-tabs.ts'
import { type PetFilters, readFilters } from '../../../features/market/list-search.ts'
import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

type CollectionPage = PetFilters & { tab?: CollectionTab }

function readCollectionPage({
  tab,
  ...filters
}: { tab?: string } & Partial<Record<keyof PetFilters, string>>): CollectionPage {
  const known = collectionTabs.find((one) => one === tab)
  return { ...(known && known !== 'items' ? { tab: known } : {}), ...readFilters(filters) }
}

const collection = createRoute({
  getParentRoute,
  path: '/collection-list/$id',
  validateSearch: readCollectionPage,
  component: lazyRouteComponent(
    loadPage(() => import('./collection.tsx'), 'collections', 'market', 'traits'),
  ),
})

const collectionReport = createRoute({
  getParentRoute,
  path: '/collection-report',
  validateSearch: (search: { collection?: string; days?: string }) => search,
  component: lazyRouteComponent(loadPage(() => import('./collection-report.tsx'), 'collections')),
})

const userCenter = createRoute({
  getParentRoute,
  path: '/user-center',
  beforeLoad: () => {
    throw redirect({ to: '/user-center/collections-list', replace: true })
  },
})

const myCollections = createRoute({
  getParentRoute,
  path: '/user-center/collections-list',
  component: lazyRouteComponent(loadPage(() => import('./my-collections.tsx'), 'collections')),
})

const launchpadDetail = createRoute({
  getParentRoute,
  path: '/launchpadDetail/$id',
  component: lazyRouteComponent(loadPage(() => import('./launchpad-detail.tsx'), 'launchpad', 'mint')),
})

const mintDetail = createRoute({
  getParentRoute,
  path: '/MintDetail/$id',
  component: lazyRouteComponent(loadPage(() => import('./mint-detail.tsx'), 'launchpad', 'market')),
})

const createCollection = createRoute({
  getParentRoute,
  path: '/user-center/create-collection',
  validateSearch: ({ id, minter }: { id?: string; minter?: string }): { id?: string; minter?: string } => ({
    ...(id ? { id } : {}),
    ...(minter ? { minter } : {}),
  }),
  component: lazyRouteComponent(
    loadPage(() => import('./create-collection.tsx'), 'management', 'accounts', 'launchpad'),
  ),
})

const createArtaCollection = createRoute({
  getParentRoute,
  path: '/user-center/create-arta-collection',
  component: lazyRouteComponent(
    loadPage(() => import('./create-arta-collection.tsx'), 'management', 'accounts'),
  ),
})

const createArtaCollectionOld = createRoute({
  getParentRoute,
  path: '/nft/createArtaCollection',
  component: lazyRouteComponent(
    loadPage(() => import('./create-arta-collection.tsx'), 'management', 'accounts'),
  ),
})

export const collectionsRoutes = [
  collection,
  collectionReport,
  userCenter,
  myCollections,
  launchpadDetail,
  mintDetail,
  createCollection,
  createArtaCollection,
  createArtaCollectionOld,
] as const
