import { EditHomeScreen } from '../../../features/home/edit/edit-home-screen.tsx'

export default function EditHomeRoute() {
  return <EditHomeScreen />
}
