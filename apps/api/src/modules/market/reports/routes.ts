import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/market/reports'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { decideReport } from './decide-report.ts'
import { listReported } from './list-reported.ts'
import { reportNft } from './report-nft.ts'
import { findLastReport } from './store.ts'

const people = { scopes: ['web3', 'readonly'] } as const
/** Admin calls need the wallet's own signature: a session opened with a password is not enough. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function itemReportRoutes(server: FastifyInstance, db: Database): void {
  mount(server, wire.myReport, people, async ({ params: { id } }, { accountId }) => ({
    data: { report: (await findLastReport(db, accountId, id)) ?? null },
  }))

  mount(server, wire.reportNft, people, async ({ body: { id, reason, words } }, { accountId }) => {
    await reportNft(db, { nftId: id, accountId, reason, words })
    return { data: { isDone: true as const } }
  })

  mount(server, wire.reportedNfts, admins, async ({ query: { state, before } }) => {
    const { list, next } = await listReported(db, { state, before })
    return { data: { list: list.map(({ mediaUrl, ...one }) => ({ ...one, url: mediaUrl })), next } }
  })

  mount(server, wire.decideReport, admins, async ({ body }, caller) => {
    await decideReport(db, caller, body)
    return { data: { isDone: true as const } }
  })
}
