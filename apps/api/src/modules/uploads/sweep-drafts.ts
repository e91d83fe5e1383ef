import type { Database } from '@mofu/db/connect'

import type { FileStore } from '../../platform/file-store.ts'
import { type JobWorker, jobWorker } from '../../platform/jobs/job-worker.ts'
import { jobQueue } from '../../platform/jobs/queue.ts'
import { removePieces } from './pieces.ts'
import { deleteStaleDrafts } from './store.ts'

type Deps = { db: Database; files: FileStore }

const sweepQueue = jobQueue<Record<string, never>>('sweep-uploads')

/** Deletes abandoned uploads and frees their space. */
async function sweepDrafts({ db, files }: Deps): Promise<void> {
  for (const draft of await deleteStaleDrafts(db)) await removePieces(files, draft)
}

export function sweepUploadsWorker(deps: Deps): JobWorker {
  return jobWorker(sweepQueue, { slots: 1, cron: '*/10 * * * *' }, () => sweepDrafts(deps))
}
