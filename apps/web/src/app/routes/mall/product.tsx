import { useParams } from '@tanstack/react-router'

import { ProductScreen } from '../../../features/mall/product-screen.tsx'

export default function ProductRoute() {
  const { id } = useParams({ from: '/product/$id' })
  return <ProductScreen id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined} />
}
