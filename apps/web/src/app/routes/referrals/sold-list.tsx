import { useSearch } from '@tanstack/react-router'

import { SoldListScreen } from '../../../features/referrals/sold-list-screen.tsx'

export default function SoldListRoute() {
  return <SoldListScreen {...useSearch({ from: '/sold-list' })} />
}
