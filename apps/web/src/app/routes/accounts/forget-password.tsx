import { useSearch } from '@tanstack/react-router'

import { ForgetPasswordScreen } from '../../../features/accounts/forget-password-screen.tsx'

export default function ForgetPasswordRoute() {
  const { email } = useSearch({ from: '/forgetPassword' })
  return <ForgetPasswordScreen email={email} />
}
