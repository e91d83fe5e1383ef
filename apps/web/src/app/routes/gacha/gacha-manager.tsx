import { ManagerScreen } from '../../../features/gacha/management/manager-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function GachaManagerRoute() {
  return (
    <WalletProvider>
      <ManagerScreen />
    </WalletProvider>
  )
}
