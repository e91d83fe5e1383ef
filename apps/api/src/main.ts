import { createApi } from './api.ts'
import { readConfig } from './config.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'
import { riskySettings } from './risky-settings.ts'

try {
  const config = readConfig(process.env)
  const stopping = new AbortController()
  const server = await createApi(config, stopping.signal)
  await server.listen({ host: config.host, port: config.port })
  for (const warning of riskySettings(config, 'api')) server.log.warn(warning)
  stopOnSignal(
    { log: server.log, seconds: config.shutdownSeconds, announceSeconds: config.drainSeconds, stopping },
    () => server.close(),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
