import { DomainError } from '@mofu/domain/domain-error'
import { OPEN_REPORTS_MOST, type ReportReason, type ReportState } from '@mofu/domain/item-reports'
import { nftId, parseNftId } from '@mofu/domain/nft-id'

import type { Caller } from '../../../platform/access.ts'

export type Report = { nftId: string; accountId: string; reason: ReportReason; words: string }
type OwnReport = { reason: ReportReason; state: ReportState; note: string | null }

export type ReportedNft = {
  nftId: string
  title: string
  mediaUrl: string | null
  collectionId: string
  state: ReportState
  reports: { id: number; reason: ReportReason; words: string; by: string; at: string }[]
  decision: { by: string; at: string; note: string } | null
}

export type Decision = { nftId: string; verdict: 'upheld' | 'dismissed'; note: string }

export type ReportStore = {
  isThere(id: string): Promise<boolean>
  /** Of one person, apart from one about this very token. */
  openBeside(report: Report): Promise<number>
  put(report: Report): Promise<void>
  lastOf(accountId: string, id: string): Promise<OwnReport | undefined>
  page(state: 'open' | 'decided', before: number | undefined, most: number): Promise<ReportedNft[]>
  /** Writes the decision and the audit log together; how many reports it settled. */
  decide(by: Caller, decision: Decision): Promise<number>
}

const PAGE = 20

export async function reportNft({ store }: { store: ReportStore }, report: Report): Promise<void> {
  const key = parseNftId(report.nftId)
  const id = key && nftId(key)
  if (id === undefined || !(await store.isThere(id)))
    throw new DomainError('market.nft_not_found', { id: report.nftId })
  if ((await store.openBeside({ ...report, nftId: id })) >= OPEN_REPORTS_MOST)
    throw new DomainError('market.reports_many', { most: OPEN_REPORTS_MOST })
  await store.put({ ...report, nftId: id })
}

export async function listReported(
  { store }: { store: ReportStore },
  { state, before }: { state: 'open' | 'decided'; before: number | undefined },
): Promise<{ list: ReportedNft[]; next: number | null }> {
  const found = await store.page(state, before, PAGE + 1)
  const list = found.slice(0, PAGE)
  const last = list.at(-1)?.reports.map(({ id }) => id)
  return { list, next: found.length > PAGE && last ? Math.max(...last) : null }
}

/** One decision settles everything that is open about a token: it is the token that was judged. */
export async function decideReport(
  { store }: { store: ReportStore },
  by: Caller,
  decision: Decision,
): Promise<void> {
  if ((await store.decide(by, decision)) === 0)
    throw new DomainError('market.report_not_found', { id: decision.nftId })
}
