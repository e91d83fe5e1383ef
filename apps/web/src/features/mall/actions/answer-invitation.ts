import * as wire from '@mofu/wire/mall/merchant/staff'
import type { Input } from '@mofu/wire/route'

import { callSigned } from '../../../api/call.ts'

export async function answerInvitation(body: Input<typeof wire.answerInvitation>['body']): Promise<void> {
  await callSigned(wire.answerInvitation, { body })
}
