import type { QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'

import { DetailScreen } from '../../features/market/detail-screen.tsx'
import { petQuery } from '../../features/market/queries.ts'

/** The pet is asked for while the rest of its page is still on its way. */
export async function prefetch(queryClient: QueryClient, { id }: { id: string }) {
  await queryClient.prefetchQuery(petQuery(id))
}

export default function DetailRoute() {
  const { id } = useParams({ from: '/detail/$id' })
  return <DetailScreen key={id} id={id} />
}
