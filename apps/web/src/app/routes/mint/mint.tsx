import { ArtworkScreen } from '../../../features/mint/artwork/artwork-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function MintRoute() {
  return (
    <WalletProvider>
      <ArtworkScreen />
    </WalletProvider>
  )
}
