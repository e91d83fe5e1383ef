import type { Database } from './connect.ts'

/** Builds something, such as a prepared statement, once for each database. */
export function perDatabase<T>(build: (db: Database) => T): (db: Database) => T {
  const built = new WeakMap<Database, { value: T }>()
  return (db) => {
    const known = built.get(db)
    if (known) return known.value
    const value = build(db)
    built.set(db, { value })
    return value
  }
}
