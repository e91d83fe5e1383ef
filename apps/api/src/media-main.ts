import { readMediaConfig } from './media-config.ts'
import { createMedia } from './media.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'

try {
  const config = readMediaConfig(process.env)
  const stopping = new AbortController()
  const { origin, render } = await createMedia(config, stopping.signal)
  await render.listen({ host: config.render.host, port: config.render.port })
  // Last, because this port tells callers that the process is ready.
  await origin.listen({ host: config.host, port: config.port })
  stopOnSignal({ log: origin.log, seconds: config.shutdownSeconds, stopping }, () =>
    Promise.all([origin.close(), render.close()]),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
