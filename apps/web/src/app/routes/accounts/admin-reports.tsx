import { AdminPage } from '../../../features/accounts/administration/admin-page.tsx'
import { ReportsSection } from '../../../features/market/report/reports-section.tsx'

export default function AdminReportsRoute() {
  return <AdminPage page="reports">{() => <ReportsSection />}</AdminPage>
}
