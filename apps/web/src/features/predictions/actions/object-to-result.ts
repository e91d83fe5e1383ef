import * as wire from '@mofu/wire/predictions/review'

import { callSigned } from '../../../api/call.ts'

export async function objectToResult(body: { id: number; reason: string }): Promise<void> {
  await callSigned(wire.objectToResult, { body })
}
