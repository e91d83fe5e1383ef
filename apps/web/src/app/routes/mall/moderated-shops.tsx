import { AdminFrame } from '../../../features/accounts/administration/admin-frame.tsx'
import { ModeratedShopsScreen } from '../../../features/mall/moderation/shops-screen.tsx'

export default function ModeratedShopsRoute() {
  return (
    <AdminFrame page="shops">
      <ModeratedShopsScreen />
    </AdminFrame>
  )
}
