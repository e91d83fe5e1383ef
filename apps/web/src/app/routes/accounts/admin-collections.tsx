import { AdminPage } from '../../../features/accounts/administration/admin-page.tsx'
import { ModerationSection } from '../../../features/collections/components/moderation-section.tsx'

export default function AdminCollectionsRoute() {
  return <AdminPage page="collections">{(reader) => <ModerationSection reader={reader} />}</AdminPage>
}
