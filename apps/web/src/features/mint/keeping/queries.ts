import { collectionFactoryAbi } from '@mofu/chain/collections'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { editV2, keptCollectionById, myCollections, publishCollection } from '@mofu/wire/collections/keeping'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { readContract } from 'viem/actions'

import { call, callSigned } from '../../../session/call.ts'

export type MyCollections = Data<typeof myCollections>
export type MyDraft = MyCollections['drafts'][number]
export type Kept = Data<typeof keptCollectionById>
export type Page = Parameters<typeof callSigned<typeof editV2>>[1]['body']

export function mineQuery(chainId: number, wallet: Address) {
  return queryOptions({
    queryKey: ['collections', 'mine', chainId, wallet],
    queryFn: async ({ signal }): Promise<MyCollections> =>
      (await callSigned(myCollections, { query: { chainId } }, { signal })).data,
  })
}

/** A fast chain's blocks come quicker than an answer: asked anew with every tenth, and now and then on a slow one. */
const BLOCKS_A_LOOK = 10
const LOOK_MS = 3_000

/** Asked again and again: somebody may have minted or changed something just now. */
export function keptQuery(id: string, block: number) {
  return queryOptions({
    queryKey: ['collections', 'kept', id, Math.floor(block / BLOCKS_A_LOOK)],
    refetchInterval: LOOK_MS,
    queryFn: async ({ signal }): Promise<Kept> =>
      (await call(keptCollectionById, { params: { id } }, { signal })).data,
  })
}

export function deployTermsQuery(client: Client, chainId: number, factory: Address) {
  const terms = { address: factory, abi: collectionFactoryAbi } as const
  return queryOptions({
    queryKey: ['collections', 'deploy-terms', chainId, factory],
    queryFn: async () => {
      const [fee, isOpen] = await Promise.all([
        readContract(client, { ...terms, functionName: 'deployFee' }),
        readContract(client, { ...terms, functionName: 'isOpen' }),
      ])
      return { fee, isOpen }
    },
    staleTime: 15_000,
  })
}

/** Where a draft's collection will stand, or stands: the chain works it out from what the draft says. */
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
