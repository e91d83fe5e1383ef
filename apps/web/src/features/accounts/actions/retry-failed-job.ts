import { retryJob } from '@mofu/wire/app/jobs'

import { callSigned } from '../../../session/call.ts'

/** Gives a background job that failed for good all its tries again. */
export async function retryFailedJob(id: string): Promise<void> {
  await callSigned(retryJob, { body: { id } })
}
