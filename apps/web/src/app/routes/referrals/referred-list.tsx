import { ReferredListScreen } from '../../../features/referrals/referred-list-screen.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function ReferredListRoute() {
  return (
    <>
      <AccountTabs at="referrals" />
      <ReferredListScreen />
    </>
  )
}
