import { useParams } from '@tanstack/react-router'

import { LaunchpadScreen } from '../../features/mint/launchpad/launchpad-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function LaunchpadDetailRoute() {
  const { id } = useParams({ from: '/launchpadDetail/$id' })
  return (
    <WalletRoom>
      <LaunchpadScreen key={id} id={id} />
    </WalletRoom>
  )
}
