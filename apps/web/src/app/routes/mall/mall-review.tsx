import { AdminFrame } from '../../../features/accounts/administration/admin-frame.tsx'
import { ReviewScreen } from '../../../features/mall/review-screen.tsx'

export default function MallReviewRoute() {
  return (
    <AdminFrame page="applications">
      <ReviewScreen />
    </AdminFrame>
  )
}
