import { readConfig } from './config.ts'
import { startWorker } from './worker.ts'

try {
  const config = readConfig(process.env)
  const worker = startWorker(config)
  const stop = () => {
    // Jobs under way are finished; what is left at the deadline is another worker's.
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1_000).unref()
    void worker.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
