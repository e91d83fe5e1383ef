import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import * as wire from '@mofu/wire/collections/launchpad'
import type { FastifyInstance } from 'fastify'

import type { Caller } from '../../../platform/access.ts'
import { mount } from '../../../platform/mount.ts'
import { mountCached, type Replies } from '../../../platform/replies/mount-cached.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { announceLaunchpad } from './announce-launchpad.ts'
import type { Artwork } from './launchpad.ts'
import { nextPhase } from './next-phase.ts'
import { showLaunchpad } from './show-launchpad.ts'
import { listLaunchpads } from './store.ts'
import { saveWhitelist } from './whitelist/save-whitelist.ts'
import { treeFile } from './whitelist/tree-file.ts'
import { type Item, whitelistEligibility } from './whitelist/whitelist-eligibility.ts'

type Deps = {
  db: Database
  /** Our public origin: the address of a tree file is absolute. */
  publicUrl: string
  readWatermark: ReadWatermark
  replies: Replies
  defaultChainId: number
}

const wallets = { scopes: ['web3'] } as const
const LAUNCHPADS_SHOWN = 24
const reads = ['position', 'collections'] as const

export function launchpadRoutes(server: FastifyInstance, deps: Deps): void {
  const { db, readWatermark, replies, defaultChainId } = deps
  const readAt = (id: string) => readWatermark(Number(id.split('-')[0]) || defaultChainId)

  mount(server, wire.launchpadById, 'anyone', async ({ params: { id } }) => {
    const at = await readAt(id)
    const { sale, ...found } = await showLaunchpad(db, id)
    return {
      data: {
        ...found,
        maxMint: String(found.maxMint),
        sale: sale && {
          ...sale,
          price: String(sale.price),
          artwork: sale.artwork && artworkOf(sale.artwork),
        },
        whitelistAt: seconds(found.whitelistAt),
        publicAt: seconds(found.publicAt),
      },
      at,
    }
  })

  mountCached(server, replies, wire.launchpads, reads, async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const now = new Date()
    const list = await listLaunchpads(db, { chainId, now, most: LAUNCHPADS_SHOWN })
    return {
      data: {
        list: list.map((one) => ({
          ...one,
          thumbnailType: 'IMAGE' as const,
          maxMint: String(one.maxMint),
          whitelistAt: seconds(one.whitelistAt),
          publicAt: seconds(one.publicAt),
        })),
      },
      at,
      freshUntil: nextPhase(list, now),
    }
  })

  mount(server, wire.announceLaunchpad, wallets, async ({ body: { id, whitelistAt, publicAt } }, caller) => {
    await announceLaunchpad(db, addressOf(caller), {
      id,
      whitelistAt: moment(whitelistAt),
      publicAt: moment(publicAt),
    })
    return { data: { id } }
  })

  mount(server, wire.saveWhitelist, wallets, async ({ body: { rows, merkleRoot } }, caller) => ({
    data: await saveWhitelist(deps, addressOf(caller), { text: rows, merkleRoot }),
  }))

  mount(server, wire.whitelistEligibility, 'anyone', async ({ params: { id, addr } }) => {
    const at = await readAt(id)
    const { usedCount, tree, listed, open } = await whitelistEligibility(db, { id, addr })
    return {
      data: {
        usedCount,
        tree: tree && { ...written(tree), proof: tree.proof, merkleRoot: tree.merkleRoot },
        listed: listed && written(listed),
        open: open && written(open),
      },
      at,
    }
  })

  server.get<{ Params: { root: string } }>(
    '/api/v2/whitelists/:root.json',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async ({ params: { root } }, reply) =>
      reply
        .type('application/json')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .send(await treeFile(db, root)),
  )
}

function artworkOf({ title, description, mediaType, mediaUrl }: Artwork) {
  return { title, description, nftType: mediaType, url: mediaUrl }
}

function written({ price, usedCount, addr, limit }: Item) {
  return { price: String(price), usedCount, addr, limit }
}

function seconds(moment: Date | null): number | null {
  return moment && Math.floor(moment.getTime() / 1_000)
}

function moment(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1_000)
}

function addressOf({ address, scope }: Caller): string {
  if (address === null) throw new DomainError('accounts.scope_wrong', { scope })
  return address
}
