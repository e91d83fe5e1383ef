import { CreditsScreen } from '../../../features/credits/credits-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function CreditsRoute() {
  return (
    <WalletProvider>
      <CreditsScreen />
    </WalletProvider>
  )
}
