import { readFile } from 'node:fs/promises'

import { developmentBeacon, hashToPoint, messageOf, roundAt, signRound } from '@mofu/contracts/beacon'
import { expect, onTestFinished, test } from 'vitest'

import { startBeacon } from './beacon-server.ts'

type Vector = { round: number; dst: string; message: string; hash_to_point: string }

const time = developmentBeacon.genesis + 100 * developmentBeacon.period

async function beaconAt(seconds: number) {
  const { url, stop } = await startBeacon({ port: 0, now: async () => seconds })
  onTestFinished(stop)
  return async (path: string) => {
    const response = await fetch(`${url}${path}`)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
}

test('hashes to the points that drand and others publish', async () => {
  const file = new URL('../../../../contracts/test/fixtures/drand-evmnet.json', import.meta.url)
  const { vectors } = JSON.parse(await readFile(file, 'utf8')) as { vectors: Vector[] }
  expect(vectors.length).toBe(3)
  for (const { dst, message, hash_to_point: expected } of vectors) {
    const { x, y } = hashToPoint(dst, `0x${message}`)
    expect([x, y].map((part) => part.toString(16).padStart(64, '0')).join('')).toBe(expected)
  }
  const rounds = vectors.filter(({ round }) => round > 0)
  expect(rounds.map(({ round }) => messageOf(round))).toEqual(rounds.map(({ message }) => `0x${message}`))
})

test('serves a round once its time has come, and never before', async () => {
  const ask = await beaconAt(time)
  expect(roundAt(time)).toBe(101)
  expect((await ask('/rounds/101')).body).toEqual({
    round: 101,
    signature: signRound(101).signature.slice(2),
  })
  expect((await ask('/rounds/latest')).body).toMatchObject({ round: 101 })
  expect((await ask('/rounds/102')).status).toBe(425)
})

test('has no round before the first', async () => {
  const ask = await beaconAt(developmentBeacon.genesis - 1)
  expect((await ask('/rounds/latest')).status).toBe(425)
  expect((await ask('/rounds/1')).status).toBe(425)
})

test('answers 404 for other paths and invalid numbers', async () => {
  const ask = await beaconAt(time)
  for (const path of ['/rounds/0', '/rounds/-1', '/rounds/1e2', '/rounds/', '/else'])
    expect((await ask(path)).status).toBe(404)
})

test('describes itself as drand does', async () => {
  const ask = await beaconAt(time)
  const { body } = await ask('/info')
  expect(body).toMatchObject({ period: 3, genesis_time: 1_727_521_075, scheme: 'bls-bn254-unchained-on-g1' })
  expect(body['public_key']).toMatch(/^1ff2f52b01e08a45[0-9a-f]{224}961572b74622c03c$/)
})
