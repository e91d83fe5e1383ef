import { openAlerts } from '@mofu/wire/app/alerts'
import * as jobs from '@mofu/wire/app/jobs'
import { systemStatus } from '@mofu/wire/app/status'

import { owned, shared, unknownId } from '../access-sample.ts'

export const samples = [
  shared(openAlerts),
  shared(systemStatus),
  shared(jobs.failedJobs),
  owned(jobs.retryJob, { body: { id: unknownId, reason: 'matrix' } }),
]
