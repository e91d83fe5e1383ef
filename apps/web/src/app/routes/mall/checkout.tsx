import { useSearch } from '@tanstack/react-router'

import { CheckoutScreen } from '../../../features/mall/orders/checkout-screen.tsx'

export default function CheckoutRoute() {
  const { skus } = useSearch({ from: '/mall/checkout' })
  return <CheckoutScreen key={skus} skus={skus ? skus.split(',') : []} />
}
