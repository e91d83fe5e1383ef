import { readSettings } from '../settings.ts'
import { reindex } from './reindex.ts'
import { schemaName } from './schema-name.ts'

const settings = readSettings(process.env)
await reindex(settings.databaseUrl, schemaName(settings), (event, facts = {}) =>
  process.stdout.write(`${JSON.stringify({ time: Date.now(), name: 'reindex', msg: event, ...facts })}\n`),
)
