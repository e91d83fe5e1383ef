import { readConfig } from './config.ts'
import { startWorker } from './worker.ts'

try {
  const worker = startWorker(readConfig(process.env))
  const stop = () => void worker.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
