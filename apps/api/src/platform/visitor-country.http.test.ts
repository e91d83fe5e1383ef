import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import type { appConfig } from '@mofu/wire/app'
import type { Data } from '@mofu/wire/route'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
let api: Awaited<ReturnType<typeof startApi>>

type Settings = Pick<Data<typeof appConfig>, 'country' | 'switchedOff'>

beforeAll(async () => {
  const env = {
    ...stack.env,
    API_PORT: String(await freePort()),
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRY_HEADER: 'CF-IPCountry',
    DRAWS_OFF_IN: 'BE,NL',
    BETS_OFF_IN: 'NL',
  }
  api = await startApi({ env, logFile: logIn(stack.folder, 'countries') })
}, 60_000)

afterAll(() => api.part.stop())

async function settings(url: string, headers: Record<string, string>): Promise<Settings> {
  const reply = await fetch(`${url}/api/app/config`, { headers })
  const { data } = (await reply.json()) as { data: Settings }
  return { country: data.country, switchedOff: data.switchedOff }
}

const through = { 'x-forwarded-for': '203.0.113.7' }

test('the settings say what is switched off in the country that the proxy names', async () => {
  const from = (country: string) => settings(api.url, { ...through, 'cf-ipcountry': country })
  expect(await from('NL')).toEqual({ country: 'NL', switchedOff: ['draws', 'bets'] })
  expect(await from('be')).toEqual({ country: 'BE', switchedOff: ['draws'] })
  expect(await from('FR')).toEqual({ country: 'FR', switchedOff: [] })
})

test('where the country is unknown, what is off anywhere is off', async () => {
  const closed = { country: null, switchedOff: ['draws', 'bets'] }
  expect(await settings(api.url, through)).toEqual(closed)
  expect(await settings(api.url, { ...through, 'cf-ipcountry': 'XX' })).toEqual(closed)
  // Not through the proxy: the visitor wrote this header.
  expect(await settings(api.url, { 'cf-ipcountry': 'FR' })).toEqual(closed)
})

test('a cache keeps the answers of two countries apart, and everything else can be read', async () => {
  const reply = await fetch(`${api.url}/api/app/config`, { headers: { ...through, 'cf-ipcountry': 'NL' } })
  expect(reply.headers.get('vary')).toContain('cf-ipcountry')
  expect(reply.headers.get('cache-control')).toBe('private, no-cache')
  const boxes = await fetch(`${api.url}/api/app/boxes`, { headers: through })
  expect([boxes.status, boxes.headers.get('cache-control')]).toEqual([200, null])
})

test('without lists nothing is switched off, and nobody is asked for a country', async () => {
  expect(await settings(stack.apiUrl, { ...through, 'cf-ipcountry': 'NL' })).toEqual({
    country: null,
    switchedOff: [],
  })
})
