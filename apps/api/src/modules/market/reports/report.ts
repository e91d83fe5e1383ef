import type { ReportReason, ReportState } from '@mofu/domain/item-reports'

export type Report = { nftId: string; accountId: string; reason: ReportReason; words: string }
export type OwnReport = { reason: ReportReason; state: ReportState; note: string | null }

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
