import { openAlerts } from '@mofu/wire/app/alerts'
import * as jobs from '@mofu/wire/app/jobs'

import { owned, shared, unknownId } from '../access-sample.ts'

export const samples = [
  shared(openAlerts),
  shared(jobs.failedJobs),
  owned(jobs.retryJob, { body: { id: unknownId } }),
]
