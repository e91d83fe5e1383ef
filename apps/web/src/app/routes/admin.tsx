import { AdminScreen } from '../../features/accounts/admin-screen.tsx'
import { ReportsSection } from '../../features/market/report/reports-section.tsx'

export default function AdminRoute() {
  return <AdminScreen reports={<ReportsSection />} />
}
