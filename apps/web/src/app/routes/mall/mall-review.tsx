import { ReviewScreen } from '../../../features/mall/review-screen.tsx'

export default function MallReviewRoute() {
  return <ReviewScreen />
}
