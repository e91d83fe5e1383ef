import { parseNftId } from '@mofu/domain/nft-id'
import type { QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { DetailScreen } from '../../../features/market/detail-screen.tsx'
import { petQuery } from '../../../features/market/queries.ts'

// Most pets are not up for auction: the page does not wait for this.
const PetAuction = lazy(async () => ({
  default: (await import('../../../features/auctions/pet-auction.tsx')).PetAuction,
}))

/** The pet is requested while its page's code is still loading. */
export async function prefetch(queryClient: QueryClient, { id }: { id: string }) {
  await queryClient.prefetchQuery(petQuery(id))
}

export default function DetailRoute() {
  const { id } = useParams({ from: '/detail/$id' })
  const chainId = parseNftId(id)?.chainId
  const auction =
    chainId === undefined ? null : (
      <Suspense fallback={null}>
        <PetAuction nftId={id} chainId={chainId} />
      </Suspense>
    )
  return <DetailScreen key={id} id={id} auction={auction} />
}
