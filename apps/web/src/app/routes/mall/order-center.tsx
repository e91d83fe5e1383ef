import { OrderCenterScreen } from '../../../features/mall/orders/order-center-screen.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function OrderCenterRoute() {
  return (
    <>
      <AccountTabs at="orders" />
      <OrderCenterScreen />
    </>
  )
}
