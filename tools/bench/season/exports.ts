import { createHash } from 'node:crypto'

import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/collections/report'
import * as reports from '@mofu/wire/referrals/reports'

import { percentile } from '../figure.ts'
import { CHAIN_ID } from '../market/shape.ts'
import type { Compare, Session } from './comparison.ts'
import type { Line } from './recompute.ts'
import { userOf } from './shape.ts'

const READS = 240
const query = { chainId: CHAIN_ID }

export type Exported = { text: string; ms: number }

export async function exportAll(apiUrl: string, as: Session, more = ''): Promise<Exported> {
  const from = performance.now()
  const response = await fetch(`${apiUrl}/api/main/opengate/referral/export?chainId=${CHAIN_ID}${more}`, as)
  if (!response.ok) throw new Error(`the export answered ${response.status}`)
  return { text: await response.text(), ms: performance.now() - from }
}

/** The rows, their order, their number and the checksum at the end, and that no cell is a formula. */
export function compareExport(what: string, compare: Compare, { text }: Exported, expected: readonly Line[]) {
  const rows = text.split('\r\n')
  const last = rows.at(-2) ?? ''
  const body = text.slice(0, text.length - last.length - 2)
  // `text()` takes the byte order mark away, which is hashed with the rest.
  const hash = createHash('sha256').update(`\uFEFF${body}`).digest('hex')
  compare(`${what}: count and checksum`, last, `rows,${expected.length},sha256,${hash}`)
  compare(
    `${what}: lines`,
    rows.slice(1, -2).map((row) => row.slice(row.lastIndexOf(',') + 1)),
    expected.map(({ id }) => id),
  )
  compare(`${what}: formulas`, /(^|[,"])[=+@]/m.test(text.replaceAll('"\'=', '"')), false)
}

/** Reads of an inviter and of the market, one after the other; their 95th percentile in milliseconds. */
export async function readsP95(apiUrl: string, as: Session, reads = READS): Promise<number> {
  const call = createClient({ baseUrl: apiUrl })
  const { wallet } = userOf(9)
  const kinds = [
    () => call(reports.sellData, { query }, as),
    () => call(reports.referralSoldList, { params: { x: wallet }, query: { ...query, pageSize: 20 } }, as),
    () => call(wire.indexDataAllDays, { params: { x: 30 }, query }),
  ]
  const times: number[] = []
  for (let count = 0; count < reads; count++) {
    const from = performance.now()
    await kinds[count % kinds.length]?.()
    times.push(performance.now() - from)
  }
  return percentile(times, 0.95)
}
