import { useParams } from '@tanstack/react-router'

import { DeskScreen } from '../../features/mall/desk/desk-screen.tsx'
import { GoodsScreen } from '../../features/mall/desk/goods-screen.tsx'

/** A shop's desk and what is written there come together: who opens one opens the other next. */
export default function MallDeskRoute() {
  const { shopId, productId } = useParams({ strict: false })
  const shop = Number(shopId) || 0
  if (productId === undefined) return <DeskScreen key={shopId} shopId={shop} />
  const id = productId === 'new' ? undefined : Number(productId) || 0
  return <GoodsScreen key={productId} shopId={shop} productId={id} />
}
