import * as wire from '@mofu/wire/mall/disputes'

import { callSigned } from '../../../../api/call.ts'

export async function disputeRequest(requestId: string, reason: string): Promise<void> {
  await callSigned(wire.disputeRequest, { body: { requestId, reason } })
}

export async function proposeRuling(body: {
  requestId: string
  disputedAt: string
  ruling: 'refund' | 'return' | 'close'
  reason: string
  returnAddress?: string
}): Promise<void> {
  await callSigned(wire.proposeRuling, { body })
}
