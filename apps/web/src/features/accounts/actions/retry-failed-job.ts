import { retryJob } from '@mofu/wire/app/jobs'

import { callSigned } from '../../../api/call.ts'

/** Retries a background job that failed permanently, with all its attempts. */
export async function retryFailedJob(body: { id: string; reason: string }): Promise<void> {
  await callSigned(retryJob, { body })
}
