import { migrate } from './migrate.ts'

// Locks of sessions and CONCURRENTLY need PostgreSQL itself, not a pooler in front of it.
const url = process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL']
if (!url) {
  console.error(
    'DATABASE_URL is missing: the PostgreSQL database to bring up to date, e.g. postgres://localhost/mofu',
  )
  process.exit(1)
}
await migrate(url, {
  retry: {
    onRetry: (what, attempt, waitMs) =>
      console.log(`${what}: a table is locked, attempt ${attempt + 1} follows in ${waitMs} ms`),
  },
})
console.log('The database is up to date.')
