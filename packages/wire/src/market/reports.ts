import { reportReasons, reportStates } from '@mofu/domain/item-reports'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, done } from '../values.ts'

const id = z.string().check(z.maxLength(160))

export const myReport = route({
  service: 'app',
  method: 'GET',
  path: '/market/reports/mine/:id',
  summary: 'The last report of an NFT by the signed-in account, and its decision',
  params: z.object({ id }),
  data: z.object({
    report: z.nullable(
      z.object({ reason: z.enum(reportReasons), state: z.enum(reportStates), note: z.nullable(z.string()) }),
    ),
  }),
})

export const reportNft = route({
  service: 'app',
  method: 'POST',
  path: '/market/reports',
  summary: 'Report an NFT. A second report replaces one that is not decided yet',
  body: z.object({
    id,
    reason: z.enum(reportReasons),
    words: z.string().check(z.trim(), z.maxLength(1_000)),
  }),
  data: done,
})

/** A reported token, with all reports about it. */
const reported = z.object({
  nftId: z.string(),
  title: z.string(),
  url: z.nullable(z.string()),
  collectionId: z.string(),
  state: z.enum(reportStates),
  reports: z.array(
    z.object({
      id: z.int(),
      reason: z.enum(reportReasons),
      words: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  decision: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.string() })),
})
export type ReportedNft = z.output<typeof reported>

export const reportedNfts = route({
  service: 'app',
  method: 'GET',
  path: '/market/reports',
  summary: 'Reported NFTs, open or decided, newest first',
  query: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    before: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({ list: z.array(reported), next: z.nullable(z.int()) }),
})

export const decideReport = route({
  service: 'app',
  method: 'POST',
  path: '/market/reports/decide',
  summary: 'Decide all open reports of an NFT, with a note for the reporters',
  body: z.object({
    nftId: id,
    verdict: z.enum(['upheld', 'dismissed']),
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  data: done,
})
