import type { Database } from '@mofu/db/connect'
import { creditsOf } from '@mofu/wire/credits'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { listCredits } from './list-credits.ts'

type Deps = { db: Database; readWatermark: ReadWatermark; defaultChainId: number }

export function creditsRoutes(server: FastifyInstance, { db, readWatermark, defaultChainId }: Deps): void {
  mount(server, creditsOf, 'anyone', async ({ params: { account }, query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const list = await listCredits(db, account, chainId)
    return { data: { list: list.map(({ coin, amount }) => ({ coin, amount: String(amount) })) }, at }
  })
}
