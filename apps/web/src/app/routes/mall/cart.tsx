import { CartScreen } from '../../../features/mall/cart-screen.tsx'

export default function CartRoute() {
  return <CartScreen />
}
