import { useParams } from '@tanstack/react-router'

import { ShopScreen } from '../../../features/mall/shop-screen.tsx'

export default function ShopRoute() {
  const { id } = useParams({ from: '/mall/shop/$id' })
  return <ShopScreen id={/^\d{1,9}$/.test(id) ? Number(id) : 0} />
}
