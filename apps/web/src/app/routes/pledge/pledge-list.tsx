import { useSearch } from '@tanstack/react-router'

import { PledgeListScreen } from '../../../features/pledge/pledge-list-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function PledgeListRoute() {
  const { tab = 'mine' } = useSearch({ from: '/user-center/pledge-list' })
  return (
    <WalletProvider>
      <PledgeListScreen tab={tab} />
    </WalletProvider>
  )
}
