import type { Deployment } from '@mofu/chain/deployment'
import { HOME_DAYS } from '@mofu/domain/home-content'
import * as wire from '@mofu/wire/home'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { cardOf, listNfts } from '../market/index.ts'
import { heldFigures } from './held-figures.ts'
import { type HomeStore, showHome } from './show-home.ts'
import { type HomeWriter, writeHome } from './write-home.ts'

type Deps = {
  store: HomeStore & HomeWriter
  nfts: Parameters<typeof listNfts>[0]['store']
  openSales: Parameters<typeof showHome>[0]['openSales']
  deployments: readonly Deployment[]
  mediaUrl: string
  nameCoin: NameCoin
  readWatermark: ReadWatermark
  defaultChainId: number
}

const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function homeRoutes(server: FastifyInstance, deps: Deps): void {
  const { store, nfts, openSales, deployments, nameCoin, readWatermark, defaultChainId } = deps
  const figuresAt = heldFigures(store)
  const cheapest = async (chainId: number, now: number, most: number) => {
    const house = deployments.find((one) => one.chainId === chainId)?.contracts['DefaultCollection']
    if (!house) return []
    const filter = { chainId, now, isHidden: false, isListed: true, traits: [], search: '' }
    const collection = house.address.toLowerCase()
    const asked = {
      filter: { ...filter, collection },
      sort: 'price_low',
      cursor: undefined,
      pageSize: most,
    } as const
    return (await listNfts({ store: nfts }, asked)).list
  }

  mount(server, wire.home, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const { launchpad, hotDeals, figures, ...rest } = await showHome(
      { store: { ...store, ...figuresAt(at.block) }, openSales, cheapest },
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
    }
  })

  mount(server, wire.homeContent, admins, async ({ query: { chainId = defaultChainId } }) => {
    const { content, version, updatedAt, updatedBy } = await store.kept(chainId)
    return { data: { content, version, updatedAt: updatedAt?.toISOString() ?? null, updatedBy } }
  })

  mount(server, wire.writeHome, admins, async ({ body }, caller) => {
    const { chainId = defaultChainId, ...change } = body
    return { data: { version: await writeHome(deps, caller, { chainId, ...change }) } }
  })
}

function seconds(moment: Date | null): number | null {
  return moment && Math.floor(moment.getTime() / 1_000)
}
