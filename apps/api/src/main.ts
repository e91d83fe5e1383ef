import { createApi } from './api.ts'
import { readConfig } from './config.ts'
import { createMedia } from './media.ts'

try {
  const config = readConfig(process.env)
  const server = await createApi(config)
  const media = config.mediaPort === 0 ? undefined : createMedia(config)
  await media?.listen({ host: config.host, port: config.mediaPort })
  // Last, because whoever waits for the product asks here.
  await server.listen({ host: config.host, port: config.port })
  const stop = () => {
    // Requests under way are answered; whatever is left at the deadline is cut off.
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1_000).unref()
    void Promise.all([server.close(), media?.close()]).then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
