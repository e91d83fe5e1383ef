import { AdminFrame } from '../../../features/accounts/administration/admin-frame.tsx'
import { FindOrdersScreen } from '../../../features/mall/orders/find-orders-screen.tsx'

export default function FindOrdersRoute() {
  return (
    <AdminFrame page="orders">
      <FindOrdersScreen />
    </AdminFrame>
  )
}
