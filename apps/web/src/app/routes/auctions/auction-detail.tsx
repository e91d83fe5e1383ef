import { useParams } from '@tanstack/react-router'

import { AuctionScreen } from '../../../features/auctions/auction-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function AuctionDetailRoute() {
  const { id } = useParams({ from: '/auction-detail/$id' })
  return (
    <WalletProvider>
      <AuctionScreen key={id} id={id} />
    </WalletProvider>
  )
}
