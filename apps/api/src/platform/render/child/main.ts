import { getPriority, setPriority } from 'node:os'

import { readFrames, writeFrame } from '../frames.ts'
import { type RenderJob, renderLimits } from '../jobs.ts'
import { runJob } from './run-job.ts'

// Requests, payments and logins come before pictures.
// A process may lower its priority, never raise it.
setPriority(Math.max(getPriority(), 5))
// Also in the middle of a job: an orphaned process must not continue.
process.stdin.once('end', () => process.kill(process.pid, 'SIGKILL'))

await writeFrame(process.stdout, { isReady: true }, { size: 0, bytes: new Uint8Array() })
for await (const { header, body } of readFrames(process.stdin, renderLimits.inputBytes)) {
  const { answer, bytes } = await runJob(header as RenderJob, body)
  await writeFrame(process.stdout, answer, { size: bytes.length, bytes })
}
