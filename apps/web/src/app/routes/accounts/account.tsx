import { AccountScreen } from '../../../features/accounts/account-screen.tsx'

export default function AccountRoute() {
  return <AccountScreen />
}
