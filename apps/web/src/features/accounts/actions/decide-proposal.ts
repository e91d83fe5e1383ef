import * as wire from '@mofu/wire/accounts/proposals'

import { callSigned } from '../../../api/call.ts'

export async function confirmProposal(id: number): Promise<void> {
  await callSigned(wire.confirmProposal, { body: { id } })
}

export async function withdrawProposal(body: { id: number; reason: string }): Promise<void> {
  await callSigned(wire.withdrawProposal, { body })
}
