import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { readMallSearch } from '../../../features/mall/mall-search.ts'
import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const mall = createRoute({
  getParentRoute,
  path: '/mall',
  validateSearch: readMallSearch,
  component: lazyRouteComponent(loadPage(() => import('./mall.tsx'), 'mall', 'orders')),
})

const cart = createRoute({
  getParentRoute,
  path: '/mall/cart',
  component: lazyRouteComponent(loadPage(() => import('./cart.tsx'), 'mall')),
})

const shop = createRoute({
  getParentRoute,
  path: '/mall/shop/$id',
  component: lazyRouteComponent(loadPage(() => import('./shop.tsx'), 'mall')),
})

const addresses = createRoute({
  getParentRoute,
  path: '/mall/addresses',
  component: lazyRouteComponent(loadPage(() => import('./addresses.tsx'), 'mall')),
})

const mallEntry = createRoute({
  getParentRoute,
  path: '/mall/entry',
  component: lazyRouteComponent(loadPage(() => import('./mall-entry.tsx'), 'mall')),
})

const merchantDashboardRoute = createRoute({
  getParentRoute,
  path: '/mall/merchant/$shopId',
  component: lazyRouteComponent(loadPage(() => import('./merchant.tsx'), 'merchant', 'mall')),
})

const merchantProductRoute = createRoute({
  getParentRoute,
  path: '/mall/merchant/$shopId/$productId',
  component: lazyRouteComponent(loadPage(() => import('./merchant.tsx'), 'merchant', 'mall')),
})

const mallReview = createRoute({
  getParentRoute,
  path: '/mall/review',
  component: lazyRouteComponent(loadPage(() => import('./mall-review.tsx'), 'mall', 'administration')),
})

const product = createRoute({
  getParentRoute,
  path: '/product/$id',
  component: lazyRouteComponent(loadPage(() => import('./product.tsx'), 'mall', 'reviews')),
})

const productDraft = createRoute({
  getParentRoute,
  path: '/product/$id/$buyId/$',
  component: lazyRouteComponent(loadPage(() => import('./product-draft.tsx'))),
})

const checkout = createRoute({
  getParentRoute,
  path: '/mall/checkout',
  // `skuId|quantity`, separated by commas: SPEC's `skus`.
  validateSearch: ({ skus }: { skus?: string | number }): { skus?: string } =>
    /^[\d|,]{1,1000}$/.test(String(skus)) ? { skus: String(skus) } : {},
  component: lazyRouteComponent(loadPage(() => import('./checkout.tsx'), 'orders', 'mall')),
})

const payLink = createRoute({
  getParentRoute,
  path: '/mall/pay/$id',
  component: lazyRouteComponent(loadPage(() => import('./pay-link.tsx'), 'orders')),
})

const orderDetail = createRoute({
  getParentRoute,
  path: '/order-detail/$id',
  component: lazyRouteComponent(loadPage(() => import('./order-detail.tsx'), 'orders', 'mall', 'reviews')),
})

const orderCenter = createRoute({
  getParentRoute,
  path: '/user-center/order-center',
  component: lazyRouteComponent(loadPage(() => import('./order-center.tsx'), 'orders', 'mall')),
})

const shopOrders = createRoute({
  getParentRoute,
  path: '/mall/orders/$shopId',
  component: lazyRouteComponent(loadPage(() => import('./shop-orders.tsx'), 'orders', 'mall')),
})

const findOrders = createRoute({
  getParentRoute,
  path: '/admin/orders',
  component: lazyRouteComponent(
    loadPage(() => import('./find-orders.tsx'), 'orders', 'mall', 'administration'),
  ),
})

const moderatedShops = createRoute({
  getParentRoute,
  path: '/admin/shops',
  component: lazyRouteComponent(
    loadPage(() => import('./moderated-shops.tsx'), 'moderation', 'mall', 'administration'),
  ),
})

export const mallRoutes = [
  mall,
  cart,
  shop,
  addresses,
  mallEntry,
  merchantDashboardRoute,
  merchantProductRoute,
  mallReview,
  product,
  productDraft,
  checkout,
  payLink,
  orderDetail,
  orderCenter,
  shopOrders,
  findOrders,
  moderatedShops,
] as const
