import { SetupScreen } from '../../../features/pledge/setup-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function FnftSetupRoute() {
  return (
    <WalletProvider>
      <SetupScreen />
    </WalletProvider>
  )
}
