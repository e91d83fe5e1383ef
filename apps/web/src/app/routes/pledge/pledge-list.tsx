import { useSearch } from '@tanstack/react-router'

import { PledgeListScreen } from '../../../features/pledge/pledge-list-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function PledgeListRoute() {
  const { tab = 'mine' } = useSearch({ from: '/user-center/pledge-list' })
  return (
    <WalletProvider>
      <AccountTabs at="pledges" />
      <PledgeListScreen tab={tab} />
    </WalletProvider>
  )
}
