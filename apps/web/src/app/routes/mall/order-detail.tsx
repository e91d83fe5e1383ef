import { useParams } from '@tanstack/react-router'

import { OrderScreen } from '../../../features/mall/orders/order-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function OrderDetailRoute() {
  const { id } = useParams({ from: '/order-detail/$id' })
  return (
    <WalletProvider>
      <OrderScreen key={id} id={id} />
    </WalletProvider>
  )
}
