import { pinAgain } from '@mofu/wire/uploads/pinning'

import { callSigned } from '../../../session/call.ts'

/** Has the files that could not be pinned tried at once. */
export async function pinFilesAgain(): Promise<number> {
  return (await callSigned(pinAgain, {})).data.count
}
