import type { Database } from '@mofu/db/connect'
import { draftSalt } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'
import type { NetworkName } from '@mofu/domain/networks'
import * as wire from '@mofu/wire/collections/management'
import type { FastifyInstance } from 'fastify'

import type { Caller } from '../../../platform/access.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { createDraft } from './create-draft.ts'
import { editDraft } from './edit-draft.ts'
import { editPage } from './edit-page.ts'
import { listManaged } from './list-managed.ts'
import { publishDraft } from './publish-draft.ts'
import { showManaged } from './show-managed.ts'

type Deps = {
  db: Database
  mediaUrl: string
  readWatermark: ReadWatermark
  defaultChainId: number
  chainIdOf: (network: NetworkName) => number | undefined
}

/** Managing a collection needs a wallet session: one opened with a password is not enough. */
const wallets = { scopes: ['web3'] } as const
const draftShape = /^[0-9a-f]{8}-[0-9a-f]{4}-/

export function managementRoutes(server: FastifyInstance, deps: Deps): void {
  const { db, readWatermark, defaultChainId, chainIdOf } = deps

  mount(server, wire.createV2, wallets, async ({ body: { chainId = defaultChainId, ...draft } }, caller) => ({
    data: await createDraft(deps, addressOf(caller), {
      chainId,
      draft: { ...draft, maxMint: BigInt(draft.maxMint) },
    }),
  }))

  mount(server, wire.editV2, wallets, async ({ params: { id }, body }, caller) => {
    const { name, symbol, maxMint, isOpen, ...page } = body
    if (draftShape.test(id)) {
      const initArgs = {
        ...(name === undefined ? {} : { name }),
        ...(symbol === undefined ? {} : { symbol }),
        ...(maxMint === undefined ? {} : { maxMint: BigInt(maxMint) }),
        ...(isOpen === undefined ? {} : { isOpen }),
      }
      await editDraft(deps, addressOf(caller), { id, draft: { ...page, ...initArgs } })
    } else await editPage(deps, addressOf(caller), { id, page })
    return { data: { id } }
  })

  mount(server, wire.publishCollection, wallets, async ({ body: { contract, id, network } }, caller) => {
    const chainId = chainIdOf(network)
    if (chainId === undefined) throw new DomainError('chain.network_unknown', { network })
    // The wire schema has validated it as an address.
    const address = contract as `0x${string}`
    return {
      data: { id: await publishDraft(db, addressOf(caller), { draftId: id, chainId, contract: address }) },
    }
  })

  mount(server, wire.myCollections, wallets, async ({ query: { chainId = defaultChainId } }, caller) => {
    const at = await readWatermark(chainId)
    const { drafts, list } = await listManaged(db, addressOf(caller), chainId)
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

  mount(server, wire.managedCollectionById, 'anyone', async ({ params: { id } }) => {
    const at = await readWatermark(Number(id.split('-')[0]) || defaultChainId)
    const found = await showManaged(db, id)
    return { data: { ...found, maxMint: String(found.maxMint) }, at }
  })
}

/** A session of this scope always has an address; without one nothing is done in anyone's name. */
function addressOf({ address, scope }: Caller): string {
  if (address === null) throw new DomainError('accounts.scope_wrong', { scope })
  return address
}
