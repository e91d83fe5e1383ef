import { createApi } from './api.ts'
import { readConfig } from './config.ts'

try {
  const config = readConfig(process.env)
  const server = await createApi(config)
  await server.listen({ host: config.host, port: config.port })
  const stop = () => {
    // Requests under way are answered; whatever is left at the deadline is cut off.
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1_000).unref()
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
