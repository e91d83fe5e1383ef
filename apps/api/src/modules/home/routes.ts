import type { Deployment } from '@mofu/chain/deployment'
import type { Database } from '@mofu/db/connect'
import { HOME_DAYS } from '@mofu/domain/home-content'
import * as wire from '@mofu/wire/home'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import { mountCached, type Replies } from '../../platform/replies/mount-cached.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { cardOf } from '../market/index.ts'
import { showHome } from './show-home.ts'
import { findHome } from './store.ts'
import { writeHome } from './write-home.ts'

type Deps = {
  db: Database
  deployments: readonly Deployment[]
  mediaUrl: string
  nameCoin: NameCoin
  readWatermark: ReadWatermark
  replies: Replies
  defaultChainId: number
}

const reads = ['position', 'home', 'tokens', 'collections'] as const

/** Admins write the whole page, minters its launchpad. */
const editors = { scopes: ['web3'], roles: ['admin', 'minter'] } as const

export function homeRoutes(server: FastifyInstance, deps: Deps): void {
  const { db, deployments, nameCoin, readWatermark, replies, defaultChainId } = deps

  mountCached(server, replies, wire.home, reads, async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const { launchpad, hotDeals, figures, freshUntil, ...rest } = await showHome(
      { db, deployments },
      { chainId, now: at.blockTime },
    )
    const { nfts: count, collections, sales, volume } = figures
    return {
      data: {
        ...rest,
        launchpad: launchpad.map(({ whitelistAt, publicAt, ...one }) => ({
          ...one,
          whitelistAt: seconds(whitelistAt),
          publicAt: seconds(publicAt),
        })),
        hotDeals: hotDeals.map((nft) => cardOf(nft, at, nameCoin)),
        figures: {
          nfts: count,
          collections,
          days: HOME_DAYS,
          sales,
          volume: volume.map(({ coin, amount }) => ({
            coin,
            ...nameCoin(chainId, coin),
            amount: String(amount),
          })),
        },
      },
      at,
      freshUntil,
    }
  })

  mount(server, wire.homeContent, editors, async ({ query: { chainId = defaultChainId } }) => {
    const { content, version, updatedAt, updatedBy } = await findHome(db, chainId)
    return { data: { content, version, updatedAt: updatedAt?.toISOString() ?? null, updatedBy } }
  })

  mount(server, wire.writeHome, editors, async ({ body }, caller) => {
    const { chainId = defaultChainId, ...change } = body
    return { data: { version: await writeHome(deps, caller, { chainId, ...change }) } }
  })
}

function seconds(moment: Date | null): number | null {
  return moment && Math.floor(moment.getTime() / 1_000)
}
