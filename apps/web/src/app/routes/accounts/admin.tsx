import { AdminScreen } from '../../../features/accounts/admin-screen.tsx'
import { DisputesSection } from '../../../features/mall/orders/disputes-section.tsx'
import { ReportsSection } from '../../../features/market/report/reports-section.tsx'

export default function AdminRoute() {
  return <AdminScreen reports={<ReportsSection />} disputes={<DisputesSection />} />
}
