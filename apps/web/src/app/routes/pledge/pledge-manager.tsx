import { PledgeManagerScreen } from '../../../features/pledge/pledge-manager-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function PledgeManagerRoute() {
  return (
    <WalletProvider>
      <PledgeManagerScreen />
    </WalletProvider>
  )
}
