import { PeopleScreen } from '../../../features/accounts/administration/people-screen.tsx'

export default function AdminPeopleRoute() {
  return <PeopleScreen />
}
