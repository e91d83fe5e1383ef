import { BulkScreen } from '../../features/mint/bulk/bulk-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function BulkMintRoute() {
  return (
    <WalletRoom>
      <BulkScreen />
    </WalletRoom>
  )
}
