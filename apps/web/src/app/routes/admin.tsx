import { AdminScreen } from '../../features/accounts/admin-screen.tsx'

export default function AdminRoute() {
  return <AdminScreen />
}
