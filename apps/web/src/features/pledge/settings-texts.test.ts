import { expect, test } from 'vitest'

import { readSettings, settingsTexts, usualTexts } from './settings-texts.ts'

const onChain = {
  redeemLimit: 30 * 86_400,
  feePercent: 305,
  sharesCount: '1000500000000000000000',
  discountTime: 60 * 86_400,
  discountPrecent: 250,
}

test('settings that were loaded and not changed are sent as they are, also those in odd seconds', () => {
  for (const redeemLimit of [0, 1, 3_600, 36 * 3_600, 86_399, 365 * 86_400]) {
    const loaded = { ...onChain, redeemLimit, discountTime: Math.abs(redeemLimit - 7) }
    const { settings, faults } = readSettings(settingsTexts(loaded), loaded)
    expect(faults).toEqual([])
    expect(settings).toEqual({ ...loaded, sharesCount: BigInt(onChain.sharesCount) })
  }
})

test('a limit in hours is shown as a part of a day and can be changed', () => {
  const loaded = { ...onChain, redeemLimit: 36 * 3_600 }
  const texts = settingsTexts(loaded)
  expect(texts).toMatchObject({ limit: '1.5', fee: '3.05', shares: '1,000.5', discount: '2.5' })
  expect(readSettings({ ...texts, limit: '2.25' }, loaded).settings.redeemLimit).toBe(54 * 3_600)
})

test('what is no number is the fault of its field, and every fault is found at once', () => {
  const faults = (change: object) => readSettings({ ...usualTexts, ...change }, undefined).faults
  expect(faults({})).toEqual([])
  expect(faults({ limit: 'soon' })).toEqual(['redeemLimit'])
  expect(faults({ discountTime: '' })).toEqual(['discountTime'])
  expect(faults({ fee: '3,5' })).toEqual(['fee'])
  expect(faults({ shares: '0', fee: '2', discountTime: '366' })).toEqual([
    'shares',
    'discount',
    'discountTime',
  ])
})
