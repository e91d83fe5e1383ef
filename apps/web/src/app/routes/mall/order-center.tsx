import { OrderCenterScreen } from '../../../features/mall/orders/order-center-screen.tsx'

export default function OrderCenterRoute() {
  return <OrderCenterScreen />
}
