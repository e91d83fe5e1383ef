import { TodayScreen } from '../../../features/accounts/administration/today-screen.tsx'
import { useWaiting } from './use-waiting.ts'

export default function AdminRoute() {
  return <TodayScreen useWaiting={useWaiting} />
}
