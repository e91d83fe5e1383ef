import { FindOrdersScreen } from '../../../features/mall/orders/find-orders-screen.tsx'

export default function FindOrdersRoute() {
  return <FindOrdersScreen />
}
