import { pino } from 'pino'

import { readConfig } from './config.ts'
import { createHealthServer } from './platform/health/health-server.ts'
import { logError } from './platform/log-error.ts'
import { metricsRoute } from './platform/metrics/metrics-route.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'
import { riskySettings } from './risky-settings.ts'
import { startWorker } from './worker.ts'

try {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel, name: 'worker', serializers: { err: logError } })
  for (const warning of riskySettings(config, 'worker')) log.warn(warning)
  const stopping = new AbortController()
  const worker = startWorker(config, log)
  const server = createHealthServer(worker.checks, stopping.signal)
  metricsRoute(server, worker.metrics)
  if (config.workerPort !== 0) await server.listen({ host: config.host, port: config.workerPort })
  stopOnSignal({ log, seconds: config.shutdownSeconds, stopping }, async () => {
    await worker.stop()
    await server.close()
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
