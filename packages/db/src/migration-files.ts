import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

type Journal = { entries: { when: number; tag: string }[] }

/** `createdAt` identifies a migration in the database; the journal orders them. */
export type MigrationFile = { tag: string; createdAt: number; hash: string; statements: readonly string[] }

/** Name and time of each migration, in the order in which they apply. */
export function readJournal(folder = migrationsFolder): { tag: string; createdAt: number }[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return entries.map(({ when, tag }) => ({ tag, createdAt: when }))
}

export function readMigration(folder: string, entry: { tag: string; createdAt: number }): MigrationFile {
  const text = readFileSync(join(folder, `${entry.tag}.sql`), 'utf8')
  return {
    ...entry,
    hash: createHash('sha256').update(text).digest('hex'),
    statements: text.split('--> statement-breakpoint'),
  }
}
