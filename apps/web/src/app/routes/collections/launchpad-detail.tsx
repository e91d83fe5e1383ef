import { useParams } from '@tanstack/react-router'

import { LaunchpadScreen } from '../../../features/collections/launchpad/launchpad-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function LaunchpadDetailRoute() {
  const { id } = useParams({ from: '/launchpadDetail/$id' })
  return (
    <WalletProvider>
      <LaunchpadScreen key={id} id={id} />
    </WalletProvider>
  )
}
