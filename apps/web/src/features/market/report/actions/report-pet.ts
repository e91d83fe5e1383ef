import type { ReportReason } from '@mofu/domain/item-reports'
import { decideReport, reportNft } from '@mofu/wire/market/reports'

import { callSigned } from '../../../../api/call.ts'

export async function reportPet(body: { id: string; reason: ReportReason; words: string }): Promise<void> {
  await callSigned(reportNft, { body })
}

export async function decide(body: {
  nftId: string
  verdict: 'upheld' | 'dismissed'
  note: string
}): Promise<void> {
  await callSigned(decideReport, { body })
}
