import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { createDatabase, databaseUrl } from '@mofu/db/fresh-database'
import { migrate } from '@mofu/db/migrate'
import { root } from '@mofu/testkit/paths'
import { createTeardown } from '@mofu/testkit/teardown'
import pg from 'pg'

import type { Figure } from '../bench/figure.ts'
import { compare, fileChecksums, tableChecksums } from './checksums.ts'
import { missingPrograms, restoreTo, startCluster } from './cluster.ts'
import { fillMarket, knownDocuments, startWriters } from './writers.ts'

// Rehearses a point-in-time restore: backup under load, a mistake, and the moment before it, compared by checksums.
const NFTS = 20_000
const RESTORE_GOAL_MS = 60_000
const WRITE_MS = 3_000

const missing = missingPrograms()
if (missing.length > 0) {
  console.error(`missing: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'mofu-restore-'))
const teardown = createTeardown()
teardown.add(() => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void teardown.run().finally(() => process.exit(1)))
}
try {
  const figures = await rehearse()
  for (const { what, value, goal, isReached } of figures)
    console.log(`${what}: ${value} (goal ${goal}) ${isReached ? 'ok' : 'short'}`)
  process.exitCode = figures.every(({ isReached }) => isReached) ? 0 : 1
} finally {
  await teardown.run()
}

async function rehearse(): Promise<Figure[]> {
  const say = (what: string) => console.log(`${(performance.now() / 1000).toFixed(0)} s: ${what}`)
  const cluster = await startCluster(folder)
  teardown.add(() => cluster.stop())
  cluster.backrest(['stanza-create'])
  await createDatabase(cluster.url, 'mofu')
  const url = databaseUrl(cluster.url, 'mofu')
  await migrate(url)
  await fillMarket(url, NFTS)
  const [store, storeCopy] = [join(folder, 'store'), join(folder, 'store-copy')]
  for (const path of [store, storeCopy]) mkdirSync(path)
  const writers = startWriters(url, store)
  teardown.add(() => writers.stop())
  const backUpFiles = () =>
    execFileSync(join(root, 'deploy/mofu-store-backup'), {
      env: { ...process.env, STORE_DIR: store, STORE_BACKUP: storeCopy },
    })
  say(`${NFTS} tokens; writers run`)

  await wait(WRITE_MS)
  cluster.backrest(['--type=full', 'backup'])
  backUpFiles()
  say(`full backup, after ${writers.acknowledged.length} writes`)
  await wait(WRITE_MS)

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  client.on('error', () => undefined)
  teardown.add(() => client.end())
  await writers.pause()
  const tables = await tableChecksums(client)
  const files = await fileChecksums(store)
  const before = [...writers.acknowledged]
  const { rows } = await client.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const moment = rows[0]?.moment ?? ''
  await wait(100)
  writers.resume()
  say(`checksums of ${moment}, after ${before.length} writes`)

  await wait(WRITE_MS)
  // The timer's next run: a file that no run has seen yet is not in the copy.
  backUpFiles()
  await client.query(
    'delete from app.nft; delete from app.media where cid not in (select cid from app.upload); ',
  )
  await client.query('delete from app.sku')
  for (const name of files.keys()) rmSync(join(store, name))
  await writers.stop()
  const damaged = compare(tables, await tableChecksums(client))
  await client.query('select pg_switch_wal()')
  say(`mistake: ${damaged.different.length} tables differ, ${files.size} files are gone`)
  if (!damaged.different.includes('app.nft')) throw new Error('the mistake changed nothing')
  cluster.backrest(['check'])

  const from = performance.now()
  const restored = await restoreTo(folder, moment)
  teardown.add(() => restored.stop())
  const restoreMs = performance.now() - from
  say('restored')
  const restoredUrl = databaseUrl(restored.url, 'mofu')
  const after = new pg.Client({ connectionString: restoredUrl })
  await after.connect()
  const sameTables = compare(tables, await tableChecksums(after))
  await after.end()
  const known = await knownDocuments(restoredUrl, before)
  const fromFiles = performance.now()
  execFileSync('rsync', ['--archive', '--ignore-existing', `${storeCopy}/`, `${store}/`])
  const filesMs = performance.now() - fromFiles
  const sameFiles = compare(files, await fileChecksums(store))
  for (const name of [...sameTables.different, ...sameFiles.different]) console.log(`differs: ${name}`)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const goal = seconds(RESTORE_GOAL_MS)
  return [
    { what: 'restore time', value: seconds(restoreMs), goal, isReached: restoreMs <= RESTORE_GOAL_MS },
    {
      what: `rows lost of ${before.length} acknowledged`,
      value: String(before.length - known),
      goal: '0',
      isReached: before.length > 0 && known === before.length,
    },
    equalFigure('tables equal', sameTables.equal, tables.size),
    { what: 'file restore time', value: seconds(filesMs), goal, isReached: filesMs <= RESTORE_GOAL_MS },
    equalFigure('files equal', sameFiles.equal, files.size),
  ]
}

function equalFigure(what: string, equal: number, all: number): Figure {
  return { what, value: `${equal}/${all}`, goal: `${all}/${all}`, isReached: all > 0 && equal === all }
}
