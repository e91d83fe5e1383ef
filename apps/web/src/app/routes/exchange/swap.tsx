import { SwapScreen } from '../../../features/exchange/swap-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function SwapRoute() {
  return (
    <WalletProvider>
      <SwapScreen />
    </WalletProvider>
  )
}
