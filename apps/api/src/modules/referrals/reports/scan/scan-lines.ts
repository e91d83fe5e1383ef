import type { Database } from '@mofu/db/connect'

import type { Period, ReferralLine, SaleKind } from '../store.ts'
import { listTree, scanReferralLines } from './store.ts'

/** Sales that one statement reads: enough for each to be quick, few enough to hold in memory. */
const SALES_A_PART = 4_000
const LINES_A_PAGE = 2_000

type ScanFilter = {
  chainId: number
  /** Of everyone at and below this account; undefined for all. */
  leaderId: string | undefined
  kind: SaleKind | undefined
  period: Period
}

/**
 * The lines of many inviters, newest first. Sales and purchases of the chain are each read once in their order, part by
 * part, so that no connection is held while a slow client reads, and the two are joined into one order here.
 */
export async function* scanLines(
  db: Database,
  { chainId, leaderId, kind, period }: ScanFilter,
): AsyncGenerator<ReferralLine[]> {
  const inviterIds = leaderId === undefined ? undefined : await listTree(db, leaderId)
  const kinds = kind === undefined ? (['market', 'claim'] as const) : [kind]
  const sources = kinds.map((one) => newSource(db, one, { chainId, inviterIds, period }))
  let page: ReferralLine[] = []
  for (;;) {
    for (const source of sources) await source.fill()
    const [next, other] = sources
      .filter(({ lines }) => lines.length > 0)
      .toSorted((a, b) => compareLines(a.lines[a.place], b.lines[b.place]))
    if (!next) break
    page.push(...next.takeBefore(other?.lines[other.place]))
    if (page.length < LINES_A_PAGE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

type Source = {
  lines: ReferralLine[]
  place: number
  /** Reads further parts until there is a line, or nothing is left. */
  fill: () => Promise<void>
  /** The lines that come before another one. */
  takeBefore: (other: ReferralLine | undefined) => ReferralLine[]
}

type Scope = { chainId: number; inviterIds: readonly string[] | undefined; period: Period }

function newSource(db: Database, kind: SaleKind, scope: Scope): Source {
  let before: number | undefined
  let isOver = false
  const source: Source = {
    lines: [],
    place: 0,
    fill: async () => {
      if (source.place < source.lines.length) return
      source.lines = []
      source.place = 0
      while (!isOver && source.lines.length === 0) {
        const { lines, reached } = await scanReferralLines(db, kind, { ...scope, before, most: SALES_A_PART })
        source.lines = lines
        isOver = reached === undefined || reached.at < (scope.period.from ?? 0)
        before = reached?.order
      }
    },
    takeBefore: (other) => {
      const { lines, place } = source
      let end = place
      while (end < lines.length && (other === undefined || compareLines(lines[end], other) <= 0)) end++
      source.place = end
      return lines.slice(place, end)
    },
  }
  return source
}

/** The newest first; ids are ASCII, so that this is the order of the database. */
function compareLines(a: ReferralLine | undefined, b: ReferralLine | undefined): number {
  if (!a || !b) return 0
  if (a.order !== b.order) return b.order - a.order
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1
}
