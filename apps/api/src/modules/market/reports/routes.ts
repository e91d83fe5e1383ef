import * as wire from '@mofu/wire/market/reports'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { decideReport, listReported, reportNft, type ReportStore } from './report-nft.ts'

const people = { scopes: ['web3', 'readonly'] } as const
/** Power over others needs the wallet's own signature: a session opened with a password is not enough. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function itemReportRoutes(server: FastifyInstance, { store }: { store: ReportStore }): void {
  mount(server, wire.myReport, people, async ({ params: { id } }, { accountId }) => ({
    data: { report: (await store.lastOf(accountId, id)) ?? null },
  }))

  mount(server, wire.reportNft, people, async ({ body: { id, reason, words } }, { accountId }) => {
    await reportNft({ store }, { nftId: id, accountId, reason, words })
    return { data: { isDone: true as const } }
  })

  mount(server, wire.reportedNfts, admins, async ({ query: { state, before } }) => {
    const { list, next } = await listReported({ store }, { state, before })
    return { data: { list: list.map(({ mediaUrl, ...one }) => ({ ...one, url: mediaUrl })), next } }
  })

  mount(server, wire.decideReport, admins, async ({ body }, caller) => {
    await decideReport({ store }, caller, body)
    return { data: { isDone: true as const } }
  })
}
