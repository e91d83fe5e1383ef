import { useSearch } from '@tanstack/react-router'

import { AllReferralScreen } from '../../../features/referrals/all-referral-screen.tsx'

export default function AllReferralV2Route() {
  const { referrer = '' } = useSearch({ from: '/all-referral-v2' })
  return <AllReferralScreen path="/all-referral-v2" referrer={referrer} />
}
