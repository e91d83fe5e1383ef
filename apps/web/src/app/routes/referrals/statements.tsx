import { useSearch } from '@tanstack/react-router'

import { StatementsScreen } from '../../../features/referrals/statements-screen.tsx'

export default function StatementsRoute() {
  return <StatementsScreen month={useSearch({ from: '/referral-statements' }).month} />
}
