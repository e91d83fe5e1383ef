import { AccountScreen } from '../../../features/accounts/account-screen.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function AccountRoute() {
  return (
    <>
      <AccountTabs at="settings" />
      <AccountScreen />
    </>
  )
}
