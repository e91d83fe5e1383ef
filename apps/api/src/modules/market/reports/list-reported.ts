import type { Database } from '@mofu/db/connect'

import type { ReportedNft } from './report.ts'
import { listReportedBefore } from './store.ts'

const PAGE = 20

export async function listReported(
  db: Database,
  { state, before }: { state: 'open' | 'decided'; before: number | undefined },
): Promise<{ list: ReportedNft[]; next: number | null }> {
  const found = await listReportedBefore(db, state, before, PAGE + 1)
  const list = found.slice(0, PAGE)
  const last = list.at(-1)?.reports.map(({ id }) => id)
  return { list, next: found.length > PAGE && last ? Math.max(...last) : null }
}
