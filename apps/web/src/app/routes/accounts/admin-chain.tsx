import { ChainScreen } from '../../../features/accounts/chain-settings/chain-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function AdminChainRoute() {
  return (
    <WalletProvider>
      <ChainScreen />
    </WalletProvider>
  )
}
