import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/gacha/management'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { machineOf } from '../routes.ts'
import { showReport } from './show-report.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function gachaManagementRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  mount(
    server,
    wire.gachaReport,
    admins,
    async ({ query: { contractAddress, chainId = defaultChainId } }) => {
      const at = await readWatermark(chainId)
      const { isPaused, isCreationEnded, list } = await showReport(db, { chainId, contract: contractAddress })
      const shown = list.map(({ machine, sales }) => ({
        ...machineOf(machine),
        ...nameCoin(chainId, machine.coin),
        ...sales,
        revenue: String(sales.revenue),
        waiting: String(sales.waiting),
        refunded: String(sales.refunded),
        redeemedAmount: String(sales.redeemedAmount),
        redeemFees: String(sales.redeemFees),
      }))
      return { data: { isPaused, isCreationEnded, list: shown }, at }
    },
  )
}
