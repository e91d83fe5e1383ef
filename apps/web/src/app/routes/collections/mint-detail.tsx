import { useParams } from '@tanstack/react-router'

import { MintedScreen } from '../../../features/collections/launchpad/minted-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function MintDetailRoute() {
  const { id } = useParams({ from: '/MintDetail/$id' })
  return (
    <WalletProvider>
      <MintedScreen key={id} id={id} />
    </WalletProvider>
  )
}
