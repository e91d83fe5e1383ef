import { EditQuizHomeScreen } from '../../../features/predictions/management/edit-home-screen.tsx'

export default function EditQuizHomeRoute() {
  return <EditQuizHomeScreen />
}
