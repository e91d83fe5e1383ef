import { readSettings } from '../settings.ts'
import { serveHealth } from './health.ts'
import { schemaName } from './schema-name.ts'
import { supervise } from './supervise.ts'

/** The engine gets 5 s to end, then it is killed; a database that does not answer is not awaited. */
const STOP_MS = 15_000

function say(event: string, facts: object = {}): void {
  process.stdout.write(`${JSON.stringify({ time: Date.now(), name: 'indexer', msg: event, ...facts })}\n`)
}

try {
  const settings = readSettings(process.env)
  const supervisor = supervise(settings, schemaName(settings), say)
  const { healthHost, healthPort, port } = settings
  if (healthPort !== 0) serveHealth({ host: healthHost, port: healthPort, enginePort: port }, supervisor)
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    void supervisor.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
