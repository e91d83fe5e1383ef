import { expect, test } from 'vitest'

import { dossierHash, dossierText, termsThatDiffer } from './quiz-dossier.ts'

const form = {
  topic: '決勝 A — B?',
  content: 'Final',
  options: { b: 'B wins', a: 'A wins' },
  criteria: 'After extra time.',
  source: 'fifa.com',
  fallback: 'Not played: cancelled.',
  timeZone: 'Asia/Taipei',
  closeBetsAt: 100,
  drawAt: 200,
  coin: `0x${'0'.repeat(40)}`,
  unitAmount: '10',
  lockPrice: '0',
  image: 'https://media.example/1.webp',
}

test('the hash of a dossier is keccak256 of its text, and does not depend on the order of the fields given', () => {
  const text = dossierText({ id: 1, chainId: 31337, form })
  // As viem hashes it, and with it every wallet.
  expect(dossierHash(text)).toBe('0xf5924ddc6da39e1859f29355150644f90810e407e7ad5389298ca43dd6a1576b')
  const turned = { ...form, options: { a: 'A wins', b: 'B wins' } }
  expect(dossierText({ form: turned, chainId: 31337, id: 1 })).toBe(text)
  expect(dossierHash(dossierText({ id: 2, chainId: 31337, form }))).not.toBe(dossierHash(text))
  expect(JSON.parse(text)).toEqual({ format: 'mofu quiz 1', id: 1, chainId: 31337, ...form })
})

test('terms of a round that are not those of the dossier are named', () => {
  const round = { rewardToken: form.coin, unit: 10n, lockTimestamp: 100, closeTimestamp: 200, lockPrice: 0n }
  expect(termsThatDiffer(form, round)).toEqual([])
  expect(termsThatDiffer(form, { ...round, unit: 11n, closeTimestamp: 201 })).toEqual([
    'unit',
    'closeTimestamp',
  ])
})
