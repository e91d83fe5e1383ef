import { ReferredListScreen } from '../../../features/referrals/referred-list-screen.tsx'

export default function ReferredListRoute() {
  return <ReferredListScreen />
}
