import { collectionFactoryAbi } from '@mofu/chain/collections'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { editV2, managedCollectionById, publishCollection } from '@mofu/wire/collections/management'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { readContract } from 'viem/actions'

import { call, callSigned } from '../../../api/call.ts'
import type { MyCollections } from '../../../parts/minting/queries.ts'

export type MyDraft = MyCollections['drafts'][number]
export type ManagedCollection = Data<typeof managedCollectionById>
export type Page = Parameters<typeof callSigned<typeof editV2>>[1]['body']

/** A fast chain's blocks come faster than a response: refetched every tenth block, and by time on a slow chain. */
const REFETCH_BLOCKS = 10
const REFETCH_MS = 3_000

/** Polled: somebody may have minted or changed something just now. */
export function managedQuery(id: string, block: number) {
  return queryOptions({
    queryKey: ['collections', 'managed', id, Math.floor(block / REFETCH_BLOCKS)],
    refetchInterval: REFETCH_MS,
    queryFn: async ({ signal }): Promise<ManagedCollection> =>
      (await call(managedCollectionById, { params: { id } }, { signal })).data,
  })
}

/** The address of a draft's collection, deployed or not: the factory calculates it from the draft. */
export function placeQuery(client: Client, factory: Address, owner: Address, draft: MyDraft) {
  const { id, name, symbol, recipient, maxMint, isOpen, salt } = draft
  return queryOptions({
    queryKey: ['collections', 'place', id, owner, name, symbol, recipient, maxMint, isOpen],
    queryFn: async () =>
      lowerAddress(
        await readContract(client, {
          address: factory,
          abi: collectionFactoryAbi,
          functionName: 'predict',
          args: [
            owner,
            {
              name,
              symbol,
              creator: recipient as Address,
              maxMint: BigInt(maxMint),
              isOpen,
              salt: salt as `0x${string}`,
            },
          ],
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function savePage(id: string, body: Page): Promise<void> {
  await callSigned(editV2, { params: { id }, body })
}

export async function publish(
  body: Parameters<typeof callSigned<typeof publishCollection>>[1]['body'],
): Promise<void> {
  await callSigned(publishCollection, { body })
}
