import { AdminPage } from '../../../features/accounts/administration/admin-page.tsx'
import { DisputesSection } from '../../../features/mall/orders/disputes-section.tsx'

export default function AdminDisputesRoute() {
  return <AdminPage page="disputes">{() => <DisputesSection />}</AdminPage>
}
