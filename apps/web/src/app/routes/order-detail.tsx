import { useParams } from '@tanstack/react-router'

import { OrderScreen } from '../../features/mall/orders/order-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function OrderDetailRoute() {
  const { id } = useParams({ from: '/order-detail/$id' })
  return (
    <WalletRoom>
      <OrderScreen key={id} id={id} />
    </WalletRoom>
  )
}
