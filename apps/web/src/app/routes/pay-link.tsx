import { useParams } from '@tanstack/react-router'

import { PayLinkScreen } from '../../features/mall/orders/pay-link-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function PayLinkRoute() {
  const { id } = useParams({ from: '/mall/pay/$id' })
  return (
    <WalletRoom>
      <PayLinkScreen key={id} id={id} />
    </WalletRoom>
  )
}
