import { useParams } from '@tanstack/react-router'

import { DetailScreen } from '../../features/market/detail-screen.tsx'

export default function DetailRoute() {
  const { id } = useParams({ from: '/detail/$id' })
  return <DetailScreen key={id} id={id} />
}
