import { ValidateEmailScreen } from '../../../features/accounts/validate-email-screen.tsx'

export default function ValidateEmailRoute() {
  return <ValidateEmailScreen />
}
