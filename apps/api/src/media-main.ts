import { readMediaConfig } from './media-config.ts'
import { createMedia } from './media.ts'

try {
  const config = readMediaConfig(process.env)
  const { origin, render } = await createMedia(config)
  await render.listen({ host: config.render.host, port: config.render.port })
  // Last, because whoever waits for the pictures asks here.
  await origin.listen({ host: config.host, port: config.port })
  const stop = () => {
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1_000).unref()
    void Promise.all([origin.close(), render.close()]).then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
