import { readSettings } from '../settings.ts'
import { schemaName } from './schema-name.ts'
import { supervise } from './supervise.ts'

function say(event: string, facts: object = {}): void {
  process.stdout.write(`${JSON.stringify({ time: Date.now(), name: 'indexer', msg: event, ...facts })}\n`)
}

try {
  const settings = readSettings(process.env)
  const supervisor = supervise(settings, schemaName(settings), say)
  const stop = () => void supervisor.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
