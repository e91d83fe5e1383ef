import { useParams } from '@tanstack/react-router'

import { MintedScreen } from '../../features/mint/launchpad/minted-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function MintDetailRoute() {
  const { id } = useParams({ from: '/MintDetail/$id' })
  return (
    <WalletRoom>
      <MintedScreen key={id} id={id} />
    </WalletRoom>
  )
}
