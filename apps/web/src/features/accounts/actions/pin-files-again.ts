import { pinAgain } from '@mofu/wire/uploads/pinning'

import { callSigned } from '../../../api/call.ts'

/** Retries the files that could not be pinned. */
export async function pinFilesAgain(reason: string): Promise<number> {
  return (await callSigned(pinAgain, { body: { reason } })).data.count
}
