import { useSearch } from '@tanstack/react-router'

import { stateOfTab } from '../../../features/auctions/auction-tabs.ts'
import { AuctionsScreen } from '../../../features/auctions/auctions-screen.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function AuctionsRoute() {
  const { tab = 'ongoing' } = useSearch({ from: '/auction' })
  return (
    <>
      {stateOfTab(tab) === undefined ? <AccountTabs at="auctions" /> : null}
      <AuctionsScreen tab={tab} />
    </>
  )
}
