import { useParams } from '@tanstack/react-router'

import { PayLinkScreen } from '../../../features/mall/orders/pay-link-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function PayLinkRoute() {
  const { id } = useParams({ from: '/mall/pay/$id' })
  return (
    <WalletProvider>
      <PayLinkScreen key={id} id={id} />
    </WalletProvider>
  )
}
