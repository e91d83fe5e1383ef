import { AdminFrame } from '../../../features/accounts/administration/admin-frame.tsx'
import { SetupScreen } from '../../../features/pledge/setup-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function FnftSetupRoute() {
  return (
    <AdminFrame page="pledge">
      <WalletProvider>
        <SetupScreen />
      </WalletProvider>
    </AdminFrame>
  )
}
