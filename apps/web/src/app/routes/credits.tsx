import { CreditsScreen } from '../../features/credits/credits-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function CreditsRoute() {
  return (
    <WalletRoom>
      <CreditsScreen />
    </WalletRoom>
  )
}
