import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { rpc } from '@mofu/testkit/anvil'
import { isFree } from '@mofu/testkit/ports'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { afterAll, expect, test } from 'vitest'

import { freePorts, runDev } from '../dev/run-dev.ts'
import { expectPagesFit } from './newcomer-pages.ts'
import { expectMarketInUse } from './newcomer.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-dev-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  'one command starts everything, Ctrl-C ends all of it, and the next start restores it',
  {
    timeout: 600_000,
  },
  async () => {
    const ports = await freePorts()
    const env = { ...ports, MOFU_DIR: folder, SEED_PETS: '40', DATABASE_URL: '', REDIS_URL: '' }
    const api = `http://127.0.0.1:${ports.API_PORT}`
    const web = `http://127.0.0.1:${ports.WEB_PORT}`
    const pets = async () =>
      (await createClient({ baseUrl: api })(nftsV2, { body: { pageSize: 100 } })).data.list.map(
        ({ id }) => id,
      )
    const secondsOff = async () => {
      const chain = `http://127.0.0.1:${ports.CHAIN_PORT}`
      const latest = await rpc(chain, 'eth_getBlockByNumber', ['latest', false])
      return Math.abs(Number((latest as { timestamp: string }).timestamp) - Date.now() / 1000)
    }
    const settledByKeeper = () => {
      const log = join(folder, 'logs/keeper.log')
      const said = existsSync(log) ? readFileSync(log, 'utf8') : ''
      return [...said.matchAll(/"settled":(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)
    }

    const first = await runDev(env)
    expect(first.text).toContain(web)
    expect(first.text).toMatch(/hana {3}0x[0-9a-fA-F]{40} {2}0x[0-9a-f]{64}/)
    expect(await (await fetch(web)).text()).toContain('<div id="root">')
    const home = await pets()
    // The forty of the seed, and what was pulled from its machine.
    expect(home.length).toBeGreaterThanOrEqual(40)
    // The seed begins in the past, and leaves a draw and a pull pending and two lots that are over.
    expect(await secondsOff()).toBeLessThan(60)
    await expect.poll(settledByKeeper, { timeout: 30_000 }).toBe(4)
    await expectMarketInUse(api)
    await expectPagesFit(web)

    expect(await first.stop()).toBe(0)
    for (const port of Object.values(ports))
      expect(await isFree(Number(port)), `port ${port} is free again`).toBe(true)

    const second = await runDev(env)
    expect(await pets()).toEqual(expect.arrayContaining(home))
    expect(await secondsOff()).toBeLessThan(60)
    expect(await second.stop()).toBe(0)
  },
)

test('Ctrl-C during the seed ends what was started, and the next start seeds from the beginning', async () => {
  const ports = await freePorts()
  const cut = mkdtempSync(join(tmpdir(), 'mofu-dev-'))
  const env = { ...ports, MOFU_DIR: cut, SEED_PETS: '40', DATABASE_URL: '', REDIS_URL: '' }
  try {
    const first = await runDev(env, { until: 'seed …' })
    expect(await first.stop()).toBe(0)
    for (const port of Object.values(ports))
      expect(await isFree(Number(port)), `port ${port} is free again`).toBe(true)
    const second = await runDev(env)
    expect(second.text).toContain('Starting empty: the last start was stopped before its seed was complete.')
    await expectMarketInUse(`http://127.0.0.1:${ports.API_PORT}`)
    expect(await second.stop()).toBe(0)
    const third = await runDev(env)
    expect(third.text).not.toContain('Starting empty')
    expect(await third.stop()).toBe(0)
  } finally {
    rmSync(cut, { recursive: true, force: true })
  }
})

test('a taken port is named, and nothing is left running', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const taken = typeof address === 'object' && address ? String(address.port) : ''
  const ports = await freePorts()
  const env = { ...ports, API_PORT: taken, MOFU_DIR: folder, DATABASE_URL: '', REDIS_URL: '' }
  await expect(runDev(env)).rejects.toThrow(`API_PORT: port ${taken} is taken`)
  expect(await isFree(Number(ports.CHAIN_PORT))).toBe(true)
  blocker.close()
})
