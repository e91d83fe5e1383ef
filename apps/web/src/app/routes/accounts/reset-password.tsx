import { ResetPasswordScreen } from '../../../features/accounts/reset-password-screen.tsx'

export default function ResetPasswordRoute() {
  return <ResetPasswordScreen />
}
