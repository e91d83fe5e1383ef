import type { Database } from '@mofu/db/connect'
import { foldChanges, type ReadFamily, selectVersions } from '@mofu/db/read-versions'
import { sql } from 'drizzle-orm'

/** The version of these families: a text that is the same for as long as none of their tables changes. */
export type ReadVersions = (families: readonly ReadFamily[]) => Promise<string>

type Row = { family: ReadFamily; changes: string; server: string }

/**
 * Reads versions for everyone who asks at the same time with one statement. It starts after each of them asked, so it
 * sees every transaction that was committed before.
 */
export function versionReader(db: Database): ReadVersions {
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Promise<ReadonlyMap<string, string>> | undefined

  const start = (): Promise<ReadonlyMap<string, string>> => {
    waiting = undefined
    const read = readAll(db)
    running = read.catch(() => undefined)
    return read
  }

  return async (families) => {
    waiting ??= running.then(start)
    const known = await waiting
    return families.map((family) => known.get(family) ?? '').join(' ')
  }
}

async function readAll(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.$client.query<Row>({ name: 'read-versions', text: selectVersions })
  return new Map(rows.map(({ family, changes, server }) => [family, `${server}/${changes}`]))
}

/** Keeps the number of noted changes, and with it the cost of reading a version, small. */
export async function foldReadChanges(db: Database): Promise<void> {
  await db.execute(sql.raw(foldChanges))
}
