import { JobsScreen } from '../../../features/accounts/administration/jobs-screen.tsx'

export default function AdminJobsRoute() {
  return <JobsScreen />
}
