import { AdminFrame } from '../../../features/accounts/administration/admin-frame.tsx'
import { EditHomeScreen } from '../../../features/home/edit/edit-home-screen.tsx'

export default function EditHomeRoute() {
  return (
    <AdminFrame page="home">
      <EditHomeScreen />
    </AdminFrame>
  )
}
