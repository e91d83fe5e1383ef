import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

import { type CollectionTab, collectionTabs } from '../features/collections/collection-tabs.ts'
import { readMallSearch } from '../features/mall/mall-search.ts'
import { readListSearch } from '../features/market/list-search.ts'
import { readTradeTab, type TradeTab } from '../features/market/trade/mine/trade-tabs.ts'
import { loadPage } from './load-page.ts'
import { queryClient } from './query-client.ts'
import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({
  component: Shell,
  errorComponent: FailureScreen,
  notFoundComponent: NotFoundScreen,
})
const getParentRoute = () => root

/** Begins to fetch what a screen will show. Nobody waits for it, and what fails is asked for again by the screen itself. */
function ahead(prefetch: () => Promise<void>): void {
  prefetch().catch(() => undefined)
}

const home = createRoute({
  getParentRoute,
  path: '/',
  loader: () => ahead(async () => (await import('./routes/home.tsx')).prefetch(queryClient)),
  component: lazyRouteComponent(loadPage(() => import('./routes/home.tsx'), 'home', 'market')),
})

const list = createRoute({
  getParentRoute,
  path: '/list',
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => ahead(async () => (await import('./routes/list.tsx')).prefetch(queryClient, deps)),
  component: lazyRouteComponent(loadPage(() => import('./routes/list.tsx'), 'market')),
})

const detail = createRoute({
  getParentRoute,
  path: '/detail/$id',
  loader: ({ params }) =>
    ahead(async () => (await import('./routes/detail.tsx')).prefetch(queryClient, params)),
  component: lazyRouteComponent(loadPage(() => import('./routes/detail.tsx'), 'market', 'traits')),
})

const detailOld = createRoute({
  getParentRoute,
  path: '/detailOld/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/detail/$id', params, replace: true })
  },
})

const collection = createRoute({
  getParentRoute,
  path: '/collection-list/$id',
  validateSearch: ({ tab }: { tab?: string }): { tab?: CollectionTab } => {
    const known = collectionTabs.find((one) => one === tab)
    return known && known !== 'items' ? { tab: known } : {}
  },
  component: lazyRouteComponent(loadPage(() => import('./routes/collection.tsx'), 'collections', 'market')),
})

const collectionReport = createRoute({
  getParentRoute,
  path: '/collection-report',
  validateSearch: (search: { collection?: string; days?: string }) => search,
  component: lazyRouteComponent(loadPage(() => import('./routes/collection-report.tsx'), 'collections')),
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
  component: lazyRouteComponent(loadPage(() => import('./routes/my-collections.tsx'), 'collections')),
})

const mint = createRoute({
  getParentRoute,
  path: '/mint',
  validateSearch: (search: { pet?: string | number; make?: string }): { pet?: number; make?: 'artwork' } => {
    if (search.make === 'artwork') return { make: 'artwork' }
    const number = /^[1-9]\d{0,4}$/.test(String(search.pet)) ? Number(search.pet) : 0
    return number >= 1 && number <= 10_000 ? { pet: number } : {}
  },
  component: lazyRouteComponent(loadPage(() => import('./routes/mint.tsx'), 'mint')),
})

const bulkMint = createRoute({
  getParentRoute,
  path: '/bulkmint',
  component: lazyRouteComponent(loadPage(() => import('./routes/bulk-mint.tsx'))),
})

const launchpadDetail = createRoute({
  getParentRoute,
  path: '/launchpadDetail/$id',
  component: lazyRouteComponent(loadPage(() => import('./routes/launchpad-detail.tsx'))),
})

const mintDetail = createRoute({
  getParentRoute,
  path: '/MintDetail/$id',
  component: lazyRouteComponent(loadPage(() => import('./routes/mint-detail.tsx'))),
})

const createCollection = createRoute({
  getParentRoute,
  path: '/user-center/create-collection',
  validateSearch: ({ id, minter }: { id?: string; minter?: string }): { id?: string; minter?: string } => ({
    ...(id ? { id } : {}),
    ...(minter ? { minter } : {}),
  }),
  component: lazyRouteComponent(loadPage(() => import('./routes/create-collection.tsx'))),
})

const createArtaCollection = createRoute({
  getParentRoute,
  path: '/user-center/create-arta-collection',
  component: lazyRouteComponent(loadPage(() => import('./routes/create-arta-collection.tsx'))),
})

const createArtaCollectionOld = createRoute({
  getParentRoute,
  path: '/nft/createArtaCollection',
  component: lazyRouteComponent(loadPage(() => import('./routes/create-arta-collection.tsx'))),
})

const myNfts = createRoute({
  getParentRoute,
  path: '/user-center/mynft-list',
  component: lazyRouteComponent(loadPage(() => import('./routes/my-nfts.tsx'), 'market')),
})

const myTrades = createRoute({
  getParentRoute,
  path: '/user-center/trades',
  validateSearch: ({ tab }: { tab?: string }): { tab?: TradeTab } => {
    const known = readTradeTab(tab)
    return known ? { tab: known } : {}
  },
  component: lazyRouteComponent(loadPage(() => import('./routes/my-trades.tsx'))),
})

const basket = createRoute({
  getParentRoute,
  path: '/basket',
  component: lazyRouteComponent(loadPage(() => import('./routes/basket.tsx'))),
})

const owner = createRoute({
  getParentRoute,
  path: '/owner/$address',
  component: lazyRouteComponent(loadPage(() => import('./routes/owner.tsx'))),
})

const terms = createRoute({
  getParentRoute,
  path: '/terms',
  component: lazyRouteComponent(loadPage(() => import('./routes/terms.tsx'))),
})

const privacy = createRoute({
  getParentRoute,
  path: '/privacy',
  component: lazyRouteComponent(loadPage(() => import('./routes/privacy.tsx'))),
})

const risk = createRoute({
  getParentRoute,
  path: '/risk',
  component: lazyRouteComponent(loadPage(() => import('./routes/risk.tsx'))),
})

const credits = createRoute({
  getParentRoute,
  path: '/credits',
  component: lazyRouteComponent(loadPage(() => import('./routes/credits.tsx'), 'credits')),
})

const forgetPassword = createRoute({
  getParentRoute,
  path: '/forgetPassword',
  validateSearch: ({ email }: { email?: string }): { email?: string } => (email ? { email } : {}),
  component: lazyRouteComponent(loadPage(() => import('./routes/forget-password.tsx'), 'accounts')),
})

const resetPassword = createRoute({
  getParentRoute,
  path: '/resetPassword',
  component: lazyRouteComponent(loadPage(() => import('./routes/reset-password.tsx'), 'accounts')),
})

const validateEmail = createRoute({
  getParentRoute,
  path: '/validateEmail',
  component: lazyRouteComponent(loadPage(() => import('./routes/validate-email.tsx'), 'accounts')),
})

const account = createRoute({
  getParentRoute,
  path: '/account',
  component: lazyRouteComponent(loadPage(() => import('./routes/account.tsx'), 'accounts')),
})

const admin = createRoute({
  getParentRoute,
  path: '/admin',
  component: lazyRouteComponent(loadPage(() => import('./routes/admin.tsx'), 'accounts')),
})

const editHome = createRoute({
  getParentRoute,
  path: '/admin/home',
  component: lazyRouteComponent(loadPage(() => import('./routes/edit-home.tsx'))),
})

const mall = createRoute({
  getParentRoute,
  path: '/mall',
  validateSearch: readMallSearch,
  component: lazyRouteComponent(loadPage(() => import('./routes/mall.tsx'), 'mall', 'orders')),
})

const cart = createRoute({
  getParentRoute,
  path: '/mall/cart',
  component: lazyRouteComponent(loadPage(() => import('./routes/cart.tsx'), 'mall')),
})

const shop = createRoute({
  getParentRoute,
  path: '/mall/shop/$id',
  component: lazyRouteComponent(loadPage(() => import('./routes/shop.tsx'), 'mall')),
})

const addresses = createRoute({
  getParentRoute,
  path: '/mall/addresses',
  component: lazyRouteComponent(loadPage(() => import('./routes/addresses.tsx'), 'mall')),
})

const mallEntry = createRoute({
  getParentRoute,
  path: '/mall/entry',
  component: lazyRouteComponent(loadPage(() => import('./routes/mall-entry.tsx'), 'mall')),
})

const mallDesk = createRoute({
  getParentRoute,
  path: '/mall/desk/$shopId',
  component: lazyRouteComponent(loadPage(() => import('./routes/mall-desk.tsx'), 'desk', 'mall')),
})

const mallGoods = createRoute({
  getParentRoute,
  path: '/mall/desk/$shopId/$productId',
  component: lazyRouteComponent(loadPage(() => import('./routes/mall-desk.tsx'), 'desk', 'mall')),
})

const mallReview = createRoute({
  getParentRoute,
  path: '/mall/review',
  component: lazyRouteComponent(loadPage(() => import('./routes/mall-review.tsx'), 'mall')),
})

const product = createRoute({
  getParentRoute,
  path: '/product/$id',
  component: lazyRouteComponent(loadPage(() => import('./routes/product.tsx'), 'mall')),
})

const productDraft = createRoute({
  getParentRoute,
  path: '/product/$id/$buyId/$',
  component: lazyRouteComponent(loadPage(() => import('./routes/product-draft.tsx'))),
})

const checkout = createRoute({
  getParentRoute,
  path: '/mall/checkout',
  // `skuId|quantity`, separated by commas: what SPEC calls skus.
  validateSearch: ({ skus }: { skus?: string | number }): { skus?: string } =>
    /^[\d|,]{1,1000}$/.test(String(skus)) ? { skus: String(skus) } : {},
  component: lazyRouteComponent(loadPage(() => import('./routes/checkout.tsx'), 'orders', 'mall')),
})

const payLink = createRoute({
  getParentRoute,
  path: '/mall/pay/$id',
  component: lazyRouteComponent(loadPage(() => import('./routes/pay-link.tsx'), 'orders')),
})

const orderDetail = createRoute({
  getParentRoute,
  path: '/order-detail/$id',
  component: lazyRouteComponent(loadPage(() => import('./routes/order-detail.tsx'), 'orders')),
})

const orderCenter = createRoute({
  getParentRoute,
  path: '/user-center/order-center',
  component: lazyRouteComponent(loadPage(() => import('./routes/order-center.tsx'), 'orders')),
})

const shopOrders = createRoute({
  getParentRoute,
  path: '/mall/orders/$shopId',
  component: lazyRouteComponent(loadPage(() => import('./routes/shop-orders.tsx'), 'orders')),
})

const findOrders = createRoute({
  getParentRoute,
  path: '/admin/orders',
  component: lazyRouteComponent(loadPage(() => import('./routes/find-orders.tsx'), 'orders')),
})

/** Every part in every state, for whoever builds the next screen. Decided here, so that no build holds it. */
const forDevelopers = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: '/_parts',
        component: lazyRouteComponent(() => import('./routes/parts.tsx')),
      }),
    ]
  : []

/** Every path of the product, on one page. */
export const routeTree = root.addChildren([
  home,
  list,
  detail,
  detailOld,
  collection,
  collectionReport,
  userCenter,
  myCollections,
  mint,
  bulkMint,
  launchpadDetail,
  mintDetail,
  createCollection,
  createArtaCollection,
  createArtaCollectionOld,
  myNfts,
  myTrades,
  basket,
  owner,
  credits,
  forgetPassword,
  resetPassword,
  validateEmail,
  account,
  admin,
  editHome,
  checkout,
  payLink,
  orderDetail,
  orderCenter,
  shopOrders,
  findOrders,
  terms,
  privacy,
  risk,
  mall,
  cart,
  shop,
  addresses,
  mallEntry,
  mallDesk,
  mallGoods,
  mallReview,
  product,
  productDraft,
  ...forDevelopers,
])
