import { useParams } from '@tanstack/react-router'

import { ShopOrdersScreen } from '../../../features/mall/orders/shop-orders-screen.tsx'

export default function ShopOrdersRoute() {
  const { shopId } = useParams({ from: '/mall/orders/$shopId' })
  return <ShopOrdersScreen key={shopId} shopId={Number(shopId) || 0} />
}
