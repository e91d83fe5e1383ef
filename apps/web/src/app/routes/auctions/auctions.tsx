import { useSearch } from '@tanstack/react-router'

import { AuctionsScreen } from '../../../features/auctions/auctions-screen.tsx'

export default function AuctionsRoute() {
  const { tab = 'ongoing' } = useSearch({ from: '/auction' })
  return <AuctionsScreen tab={tab} />
}
