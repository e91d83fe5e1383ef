import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi, startWorker } from '@mofu/testkit/services'
import { expect, inject, test } from 'vitest'

const stack = inject('httpStack')

async function scrape(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(10_000) })
  expect(reply.headers.get('content-type')).toContain('text/plain')
  return reply.text()
}

test('the API measures its requests by declared route, on a port of its own', async () => {
  const port = await freePort()
  const env = { ...stack.env, API_PORT: String(await freePort()), METRICS_PORT: String(port) }
  const { part, url } = await startApi({ env, logFile: logIn(stack.folder, 'measured-api') })
  await fetch(`${url}/api/app/config`)
  await fetch(`${url}/api/open/nobody/0x52908400098527886E0F7030069857D2E4169EE7?email=a@example.org`)
  const isPublic = (await fetch(`${url}/metrics`)).headers.get('content-type')?.includes('version=0.0.4')
  const text = await scrape(port)
  await part.stop()
  expect(isPublic).toBeFalsy()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/app\/config",status="200"\} 1/,
  )
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="unmatched",status="404"\} \d/,
  )
  expect(text).toMatch(/^mofu_database_pool_waiting 0$/m)
  expect(text).not.toMatch(/0x52908400|example\.org|nobody/)
}, 60_000)

test('the worker exports how far the read model, the jobs and the payments are', async () => {
  const port = await freePort()
  const env = { ...stack.env, WORKER_PORT: String(port) }
  const part = startWorker({ env, logFile: logIn(stack.folder, 'measured-worker') })
  await expect
    .poll(() => scrape(port).catch(() => ''), { timeout: 60_000 })
    .toMatch(/^mofu_index_block\{chain="31337"\} [1-9]\d*$/m)
  const text = await scrape(port)
  await part.stop()
  expect(text).toMatch(/^mofu_index_age_seconds\{chain="31337"\} \d+(\.\d+)?$/m)
  expect(text).toMatch(/^mofu_alerts_open\{alert="mall\.operation_overdue"\} \d+$/m)
  expect(text).toMatch(/^mofu_jobs_failed \d+$/m)
  expect(text).toMatch(/^mofu_finality_broken 0$/m)
  for (const name of [
    'mofu_jobs_waiting',
    'mofu_mall_operations_open',
    'mofu_mall_operation_oldest_seconds',
    'mofu_mall_unsettled_oldest_seconds',
    'mofu_randomness_orders_waiting',
    'mofu_job_duration_seconds',
  ])
    expect(text).toContain(`# TYPE ${name} `)
  // Every gauge could be read.
  expect(text).not.toMatch(/^mofu_metrics_unread_total\{/m)
}, 90_000)
