import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import * as wire from '@mofu/wire/boxes/management'
import type { FastifyInstance } from 'fastify'

import type { Caller } from '../../../platform/access.ts'
import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { boxOf } from '../routes.ts'
import { listManaged } from './list-managed.ts'
import { showReport } from './show-report.ts'
import { showSettings } from './show-settings.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

/** Who manages a box is decided by a wallet's address: a session opened with a password is not enough. */
const wallets = { scopes: ['web3'] } as const

export function boxManagementRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  mount(server, wire.boxSettings, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const found = await showSettings(db, chainId)
    if (!found) return { data: { settings: null }, at }
    const { isPaused, feeRate, minSize, maxDuration } = found
    const coins = found.coins.map(({ coin, floor, ceiling }) => ({
      coin,
      ...nameCoin(chainId, coin),
      floor: String(floor),
      ceiling: String(ceiling),
    }))
    return { data: { settings: { isPaused, feeRate, minSize, maxDuration, coins } }, at }
  })

  mount(server, wire.myBoxes, wallets, async ({ query: { chainId = defaultChainId } }, caller) => {
    const at = await readWatermark(chainId)
    const managed = await listManaged(db, chainId, addressOf(caller))
    const list = managed.map(({ row, isOwner }) => ({
      ...boxOf(row, at.blockTime),
      ...nameCoin(chainId, row.coin),
      isOwner,
    }))
    return { data: { list }, at }
  })

  mount(
    server,
    wire.boxReport,
    wallets,
    async ({ params: { number }, query: { chainId = defaultChainId } }, caller) => {
      const at = await readWatermark(chainId)
      const { coins, days } = await showReport(db, { chainId, number, account: addressOf(caller) })
      const data = {
        coins: coins.map((row) => ({
          ...row,
          ...nameCoin(chainId, row.coin),
          revenue: String(row.revenue),
          proceeds: String(row.proceeds),
          commission: String(row.commission),
          fee: String(row.fee),
          claimedCommission: String(row.claimedCommission),
          claimedFee: String(row.claimedFee),
        })),
        days: days.map((row) => ({ ...row, ...nameCoin(chainId, row.coin), revenue: String(row.revenue) })),
      }
      return { data, at }
    },
  )
}

/** A session of this scope always has an address; without one nothing is shown in anyone's name. */
function addressOf({ address, scope }: Caller): string {
  if (address === null) throw new DomainError('accounts.scope_wrong', { scope })
  return address
}
