import { draftSalt } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'
import type { NetworkName } from '@mofu/domain/networks'
import * as wire from '@mofu/wire/collections/keeping'
import type { FastifyInstance } from 'fastify'

import type { Caller } from '../../../platform/access.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { type KeptStore, listKept, showKept } from './list-kept.ts'
import { createDraft, editDraft } from './write-draft.ts'
import { editPage, type PageStore, publishDraft } from './write-page.ts'

type Deps = {
  store: PageStore & KeptStore
  mediaUrl: string
  readWatermark: ReadWatermark
  defaultChainId: number
  chainIdOf: (network: NetworkName) => number | undefined
}

/** Who keeps a collection signs for it: a session opened with a password is not enough. */
const wallets = { scopes: ['web3'] } as const
const draftShape = /^[0-9a-f]{8}-[0-9a-f]{4}-/

export function keepingRoutes(server: FastifyInstance, deps: Deps): void {
  const { store, readWatermark, defaultChainId, chainIdOf } = deps

  mount(server, wire.createV2, wallets, async ({ body: { chainId = defaultChainId, ...draft } }, caller) => ({
    data: await createDraft(deps, addressOf(caller), {
      chainId,
      draft: { ...draft, maxMint: BigInt(draft.maxMint) },
    }),
  }))

  mount(server, wire.editV2, wallets, async ({ params: { id }, body }, caller) => {
    const { name, symbol, maxMint, isOpen, ...page } = body
    if (draftShape.test(id)) {
      const birth = {
        ...(name === undefined ? {} : { name }),
        ...(symbol === undefined ? {} : { symbol }),
        ...(maxMint === undefined ? {} : { maxMint: BigInt(maxMint) }),
        ...(isOpen === undefined ? {} : { isOpen }),
      }
      await editDraft(deps, addressOf(caller), { id, draft: { ...page, ...birth } })
    } else await editPage(deps, addressOf(caller), { id, page })
    return { data: { id } }
  })

  mount(server, wire.publishCollection, wallets, async ({ body: { contract, id, network } }, caller) => {
    const chainId = chainIdOf(network)
    if (chainId === undefined) throw new DomainError('chain.network_unknown', { network })
    // Read as an address by the wire.
    const address = contract as `0x${string}`
    return {
      data: { id: await publishDraft(deps, addressOf(caller), { draftId: id, chainId, contract: address }) },
    }
  })

  mount(server, wire.myCollections, wallets, async ({ query: { chainId = defaultChainId } }, caller) => {
    const at = await readWatermark(chainId)
    const { drafts, list } = await listKept({ store }, addressOf(caller), chainId)
    return {
      data: {
        drafts: drafts.map(({ id, draft, createdAt }) => ({
          ...draft,
          maxMint: String(draft.maxMint),
          id,
          salt: draftSalt(id),
          createdAt: createdAt.toISOString(),
        })),
        list: list.map((one) => ({ ...one, maxMint: String(one.maxMint) })),
      },
      at,
    }
  })

  mount(server, wire.keptCollectionById, 'anyone', async ({ params: { id } }) => {
    const at = await readWatermark(Number(id.split('-')[0]) || defaultChainId)
    const found = await showKept({ store }, id)
    return { data: { ...found, maxMint: String(found.maxMint) }, at }
  })
}

/** A session of this scope always has an address; without one nothing is done in anybody's name. */
function addressOf({ address, scope }: Caller): string {
  if (address === null) throw new DomainError('accounts.scope_wrong', { scope })
  return address
}
