import { Histogram, type Registry } from 'prom-client'

import type { OnJob } from '../jobs/run-jobs.ts'

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600]

/** Rate, errors and duration of each queue. */
export function jobMetrics(registry: Registry): OnJob {
  const duration = new Histogram({
    name: 'mofu_job_duration_seconds',
    help: 'Duration of attempts at jobs by queue.',
    labelNames: ['queue', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return (queue, outcome, seconds) => duration.observe({ queue, outcome }, seconds)
}
