import { useSearch } from '@tanstack/react-router'

import { AllReferralScreen } from '../../../features/referrals/all-referral-screen.tsx'

export default function AllReferralRoute() {
  const { referrer = '' } = useSearch({ from: '/all-referral' })
  return <AllReferralScreen path="/all-referral" referrer={referrer} />
}
