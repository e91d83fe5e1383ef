import { AdminFrame } from '../../../features/accounts/administration/admin-frame.tsx'
import { ManagerScreen } from '../../../features/gacha/management/manager-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function GachaManagerRoute() {
  return (
    <AdminFrame page="machines">
      <WalletProvider>
        <ManagerScreen />
      </WalletProvider>
    </AdminFrame>
  )
}
