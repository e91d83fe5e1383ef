import { parseAddress } from '@mofu/domain/address'
import { useParams } from '@tanstack/react-router'

import { OwnerScreen } from '../../../features/market/trade/mine/owner-screen.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'

export default function OwnerRoute() {
  const { address } = useParams({ from: '/owner/$address' })
  const parsed = parseAddress(address)
  return parsed ? <OwnerScreen key={parsed} address={parsed} /> : <NotFoundScreen />
}
