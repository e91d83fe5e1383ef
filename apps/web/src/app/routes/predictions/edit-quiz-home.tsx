import { useNetwork } from '../../../api/app-config.ts'
import { AdminFrame } from '../../../features/accounts/administration/admin-frame.tsx'
import { EditQuizHomeScreen } from '../../../features/predictions/management/edit-home-screen.tsx'
import { ReviewQueue } from '../../../features/predictions/management/review-queue.tsx'

export default function EditQuizHomeRoute() {
  const { chainId } = useNetwork()
  return (
    <AdminFrame page="quiz">
      <EditQuizHomeScreen queue={<ReviewQueue chainId={chainId} />} />
    </AdminFrame>
  )
}
