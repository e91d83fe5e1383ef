import { useParams } from '@tanstack/react-router'

import { DashboardScreen } from '../../../features/mall/merchant/dashboard-screen.tsx'
import { MerchantProductScreen } from '../../../features/mall/merchant/product-screen.tsx'

/** The merchant dashboard and the product form share a chunk: users who open one open the other next. */
export default function MerchantRoute() {
  const { shopId, productId } = useParams({ strict: false })
  const shop = Number(shopId) || 0
  if (productId === undefined) return <DashboardScreen key={shopId} shopId={shop} />
  const id = productId === 'new' ? undefined : Number(productId) || 0
  return <MerchantProductScreen key={productId} shopId={shop} productId={id} />
}
