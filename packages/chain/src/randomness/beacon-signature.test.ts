import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { areRoundsSigned, type BeaconKey, type Signature, unsignedRounds } from './beacon-signature.ts'
import { beaconOf } from './known-beacons.ts'
import type { PoolRecords } from './records.ts'
import { isHashOfSignature } from './replay-pool.ts'

type Hex = `0x${string}`
type Vector = { round: number; public_key: string; signature: string }

/** Vectors of drand's evmnet; the contract is tested with the same file. */
const file = new URL('../../../../contracts/test/fixtures/drand-evmnet.json', import.meta.url)
const { vectors } = JSON.parse(await readFile(file, 'utf8')) as { vectors: Vector[] }
const words = (text: string) => (text.match(/.{64}/g) ?? []).map((word): Hex => `0x${word}`)
const rounds = vectors
  .filter(({ round }) => round > 0)
  .map(({ round, public_key: key, signature }) => {
    const [x = '0x', y = '0x'] = words(signature)
    return { round, key: words(key) as unknown as BeaconKey, x, y }
  })
const isRoundSigned = (ofKey: BeaconKey, number: number, signature: Signature) =>
  areRoundsSigned(ofKey, [{ round: number, ...signature }])
const [published] = rounds
if (!published) throw new Error('the file has no round')
const { round, key, x, y } = published

const evmnetTimes = { genesis: 1_727_521_075, period: 3 }

test('accepts the rounds that drand published, under the key that is known as drand’s', () => {
  for (const one of rounds) {
    expect(isRoundSigned(one.key, one.round, one)).toBe(true)
    expect(beaconOf({ key: one.key, ...evmnetTimes }, 56)).toBe('evmnet')
  }
})

test('refuses another round, another key, a changed signature and what is no point', () => {
  const changed = (value: Hex) => `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` as Hex
  const [first, second, third, fourth] = key
  const field = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n
  const negated = `0x${(field - BigInt(y)).toString(16).padStart(64, '0')}` as const
  const unreduced = `0x${(field + BigInt(y)).toString(16).padStart(64, '0')}` as const
  expect(isRoundSigned(key, round + 1, { x, y })).toBe(false)
  expect(isRoundSigned(key, round, { x: changed(x), y })).toBe(false)
  expect(isRoundSigned(key, round, { x, y: negated })).toBe(false)
  expect(isRoundSigned(key, round, { x, y: unreduced })).toBe(false)
  expect(isRoundSigned(key, round, { x: '0x0', y: '0x0' })).toBe(false)
  expect(isRoundSigned([changed(first), second, third, fourth], round, { x, y })).toBe(false)
  expect(isRoundSigned(['0x0', '0x0', '0x0', '0x0'], round, { x, y })).toBe(false)
})

test('drand’s key with other times is not drand: its rounds would be known before they are due', () => {
  expect(beaconOf({ key, genesis: evmnetTimes.genesis + 86_400, period: 3 }, 56)).toBeUndefined()
  expect(beaconOf({ key, genesis: evmnetTimes.genesis, period: 30 }, 56)).toBeUndefined()
})

test('of many rounds those without a signature are found, also two whose errors would cancel out', async () => {
  const own = new URL('fixtures/draws.json', import.meta.url)
  const { lottery } = JSON.parse(await readFile(own, 'utf8')) as { lottery: PoolRecords }
  const [first, second, ...others] = lottery.rounds
  if (!first || !second) throw new Error('the file has too few rounds')
  expect(unsignedRounds(lottery.beacon.key, lottery.rounds)).toEqual([])
  const exchanged = [{ ...first, x: second.x, y: second.y }, { ...second, x: first.x, y: first.y }, ...others]
  expect(unsignedRounds(lottery.beacon.key, exchanged)).toEqual([first.round, second.round])
})

test('the development key counts on the development chain only', () => {
  const development: BeaconKey = [
    '0x1ff2f52b01e08a45d3030e0f2481c920ef53c9ab9a128b1bfd828e9f26ded04e',
    '0x175534fcd48dfda523a751695fd9347b463457860e756abf6f2c453efcfbe98d',
    '0x063acd737a62713f8f2f0b7393ba3ad221807ca1fdab210bc7c4806287168c9b',
    '0x2b9a40be4b4c6d25238a797be08b9c3fe619ca07b1693f6a961572b74622c03c',
  ]
  expect(beaconOf({ key: development, ...evmnetTimes }, 31_337)).toBe('development')
  expect(beaconOf({ key: development, ...evmnetTimes }, 56)).toBeUndefined()
})

test('the public number is the hash of the signature and of nothing else', () => {
  const record = { round, x, y, randomness: `0x${'00'.repeat(32)}` as const }
  expect(isHashOfSignature(record)).toBe(false)
})
