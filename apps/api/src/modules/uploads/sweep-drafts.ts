import type { FileStore } from '../../platform/file-store.ts'
import { type JobWorker, jobWorker } from '../../platform/jobs/job-worker.ts'
import { jobQueue } from '../../platform/jobs/queue.ts'
import { removePieces } from './resumable.ts'

type Deps = { files: FileStore; store: { takeStale(): Promise<{ id: string; size: number }[]> } }

const sweepQueue = jobQueue<Record<string, never>>('sweep-uploads')

/** Forgets uploads that nobody came back to, and gives their room back. */
async function sweepDrafts({ files, store }: Deps): Promise<void> {
  for (const draft of await store.takeStale()) await removePieces(files, draft)
}

export function sweepUploadsWorker(deps: Deps): JobWorker {
  return jobWorker(sweepQueue, { slots: 1, cron: '*/10 * * * *' }, () => sweepDrafts(deps))
}
