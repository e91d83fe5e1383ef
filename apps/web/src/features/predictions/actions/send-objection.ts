import { objectToResult } from '@mofu/wire/predictions/review'

import { callSigned } from '../../../api/call.ts'

export async function sendObjection(body: { id: number; reason: string }): Promise<void> {
  await callSigned(objectToResult, { body })
}
