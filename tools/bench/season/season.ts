import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freshDatabase } from '@mofu/db/fresh-database'
import { accountAt } from '@mofu/testkit/accounts'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { durableServer } from '@mofu/testkit/test-server'
import pg from 'pg'

import type { Figure } from '../figure.ts'
import { CHAIN_ID } from '../market/shape.ts'
import { makeChainTables, reorganize, writeSeason } from './chain-rows.ts'
import { allInvited, compareReports } from './compare-reports.ts'
import type { Comparison, Session } from './comparison.ts'
import { compareExport, exportAll, readsP95 } from './exports.ts'
import { makeUsers, openSessions, project } from './project.ts'
import { linesOf, treeOf } from './recompute.ts'
import { FINAL_BLOCK, MARKET_SALES, PURCHASES, USERS } from './shape.ts'

const ADMIN = accountAt(2_900)

/**
 * `pnpm bench season`: ninety days of 10,000 users in trees of invitations and 50,000 sold tokens, written as the indexer
 * writes them and projected by the product's own projections. Every report is compared with the raw lines, before and
 * after a reorganization; then an export of everything is timed, and reads beside it.
 */
export async function season(): Promise<Figure[]> {
  const server = await durableServer()
  const fresh = await freshDatabase(server.url, 'season')
  const folder = mkdtempSync(join(tmpdir(), 'mofu-season-'))
  const client = new pg.Client({ connectionString: fresh.url, application_name: 'mofu-season' })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await makeChainTables(client)
    await makeUsers(client)
    const first = await writeSeason(client, (after) => project(fresh.url, after))
    await client.query('analyze')
    console.log(`${USERS} users, ${MARKET_SALES} sales and ${PURCHASES * 2} minted tokens are projected`)
    const api = await startApi({ env: await settings(fresh.url, folder), logFile: logIn(folder, 'api') })
    try {
      const { sessions, admin } = await openSessions(fresh.url, ADMIN.address)
      const before = await compareReports(api.url, { sessions, admin }, first)
      const speed = await timeExports(api.url, { admin, reader: sessions[9] ?? admin })
      const second = await reorganize(client, first)
      await project(fresh.url, FINAL_BLOCK)
      const after = await compareReports(api.url, { sessions, admin }, second)
      const exported = await exportAll(api.url, admin)
      const compared: Comparison = { count: 0, wrong: [] }
      compareExport('the export', into(compared), exported, allInvited(treeOf(linesOf(second))))
      return [
        equalFigure('reports equal to the raw lines', before),
        equalFigure('reports equal after a reorganization', after),
        equalFigure('the export of everything equal to the raw lines', compared),
        ...speed,
      ]
    } finally {
      await api.part.stop()
    }
  } finally {
    await client.end()
    await fresh.drop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rows a second of the best of three, and how much slower reads are while exports run one after the other. */
async function timeExports(
  apiUrl: string,
  { admin, reader }: { admin: Session; reader: Session },
): Promise<Figure[]> {
  const rates: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const { text, ms } = await exportAll(apiUrl, admin)
    rates.push(((text.split('\r\n').length - 3) / ms) * 1_000)
  }
  const rate = Math.max(...rates)
  await readsP95(apiUrl, reader, 60)
  const idle = await readsP95(apiUrl, reader)
  let isReading = true
  const exporting = (async () => {
    while (isReading) await exportAll(apiUrl, admin)
  })()
  const beside = await readsP95(apiUrl, reader)
  isReading = false
  await exporting
  const ratio = beside / idle
  return [
    {
      what: 'export',
      value: `${Math.round(rate)} rows/s (of ${rates.map(Math.round).join(', ')})`,
      goal: 'at least 20000 rows/s',
      isReached: rate >= 20_000,
    },
    {
      what: 'p95 of reads during an export',
      value: `${ratio.toFixed(2)} of idle (${beside.toFixed(1)} ms, idle ${idle.toFixed(1)} ms)`,
      goal: 'at most 1.50',
      isReached: ratio <= 1.5,
    },
  ]
}

function into(found: Comparison) {
  return (what: string, reported: unknown, recomputed: unknown) => {
    found.count++
    if (JSON.stringify(reported) !== JSON.stringify(recomputed)) found.wrong.push(what)
  }
}

function equalFigure(what: string, { count, wrong }: Comparison): Figure {
  for (const one of wrong.slice(0, 10)) console.log(`differs: ${one}`)
  return {
    what,
    value: `${count} compared, ${wrong.length} differ`,
    goal: 'none differs',
    isReached: count > 0 && wrong.length === 0,
  }
}

async function settings(url: string, folder: string): Promise<Record<string, string>> {
  writeFileSync(join(folder, `${CHAIN_ID}.json`), JSON.stringify({ chainId: CHAIN_ID, contracts: {} }))
  return {
    DATABASE_URL: url,
    NETWORK: 'petchain',
    RPC_URL_PETCHAIN: 'http://127.0.0.1:1',
    DEPLOYMENTS_DIR: folder,
    DATA_DIR: folder,
    STORE_DIR: folder,
    API_PORT: String(await freePort()),
    MEDIA_URL: 'http://127.0.0.1:3002',
    REDIS_URL: '',
    REQUESTS_PER_MINUTE: '10000000',
    ADDRESS_LIMIT_FACTOR: '1000',
    ADMIN_ADDRESS: ADMIN.address,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
}
