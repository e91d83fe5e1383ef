import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'
import { freePort } from '@mofu/testkit/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePorts } from '../dev/run-dev.ts'
import { diskFinding, reachFindings } from './checkout.ts'
import { nodeFinding, packagesFinding, pnpmFinding } from './programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-doctor-'))
let env: Record<string, string>

beforeAll(async () => {
  env = { ...(await freePorts()), DATABASE_URL: '', REDIS_URL: '', NO_COLOR: '1' }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function doctor(more: Record<string, string> = {}): { status: number | null; stdout: string } {
  return spawnSync(process.execPath, ['tools/doctor/main.mjs'], {
    cwd: root,
    env: { ...process.env, ...env, ...more },
    encoding: 'utf8',
  })
}

test('a machine that runs the tests can start pnpm dev', () => {
  const { status, stdout } = doctor()
  expect(stdout).toContain('pnpm dev can start.')
  expect(stdout).toMatch(/ok +anvil +anvil Version: \d/)
  expect(stdout).toMatch(/ok +PostgreSQL +postgres \(PostgreSQL\) \d/)
  expect(status).toBe(0)
}, 30_000)

test('programs that are not on the path are named with the command that installs them', () => {
  const { status, stdout } = doctor({ PATH: folder })
  expect(stdout).toMatch(/missing +pnpm +not found\n +→ npm install --global pnpm@/)
  expect(stdout).toMatch(/optional +Redis +not found\n +→ sudo apt-get install redis-server/)
  expect(stdout).toContain('pnpm dev cannot start yet: pnpm.')
  expect(status).toBe(1)
}, 30_000)

test('a taken port and a database that does not answer are named', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const databaseUrl = `postgres://127.0.0.1:${await freePort()}/none`
  const { status, stdout } = doctor({ API_PORT: port, DATABASE_URL: databaseUrl })
  blocker.close()
  expect(stdout).toContain(`API_PORT: port ${port} is taken`)
  expect(stdout).toMatch(/missing +DATABASE_URL +does not answer/)
  expect(status).toBe(1)
}, 30_000)

test('also works before anything is installed', () => {
  const clone = join(folder, 'clone/tools/doctor')
  mkdirSync(clone, { recursive: true })
  cpSync(join(root, 'tools/doctor/main.mjs'), join(clone, 'main.mjs'))
  const { status, stdout } = spawnSync(process.execPath, [join(clone, 'main.mjs')], { encoding: 'utf8' })
  expect(stdout).toContain('missing   packages')
  expect(status).toBe(1)
})

test('reports a checkout closed to other users, because root’s PostgreSQL runs as another user', () => {
  const closed = join(folder, 'closed')
  mkdirSync(join(closed, 'mofu'), { recursive: true })
  chmodSync(folder, 0o755)
  chmodSync(closed, 0o700)
  expect(reachFindings(join(closed, 'mofu'), 0)).toMatchObject([
    { state: 'missing', fix: expect.stringContaining(`chmod o+x ${closed}`) },
  ])
  chmodSync(closed, 0o711)
  expect(reachFindings(join(closed, 'mofu'), 0)).toMatchObject([{ state: 'ok' }])
  expect(reachFindings(join(closed, 'mofu'), 1000)).toEqual([])
})

test('reports outdated versions, packages of another lockfile and a full disk', () => {
  expect(nodeFinding('22.11.0')).toMatchObject({ state: 'missing', found: '22.11.0 is too old' })
  expect(nodeFinding('24.21.0')).toMatchObject({ state: 'ok' })
  expect(pnpmFinding('9.15.0')).toMatchObject({ state: 'missing', found: '9.15.0 is too old' })
  expect(diskFinding(root, 1_000_000)).toMatchObject({ state: 'missing', name: 'disk' })
  mkdirSync(join(folder, 'node_modules/.pnpm'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.pnpm/lock.yaml'), 'of yesterday')
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'of today')
  expect(packagesFinding(folder)).toMatchObject({ state: 'missing', fix: 'pnpm install' })
})
