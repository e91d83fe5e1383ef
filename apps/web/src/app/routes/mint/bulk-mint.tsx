import { BulkScreen } from '../../../features/mint/bulk/bulk-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function BulkMintRoute() {
  return (
    <WalletProvider>
      <BulkScreen />
    </WalletProvider>
  )
}
