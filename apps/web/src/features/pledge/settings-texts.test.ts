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
    const loaded = { ...onChain, redeemLimit, discountTime: redeemLimit + 7 }
    const { settings, unread } = readSettings(settingsTexts(loaded), loaded)
    expect(unread).toBeUndefined()
    expect(settings).toEqual({ ...loaded, sharesCount: BigInt(onChain.sharesCount) })
  }
})

test('a limit in hours is shown as a part of a day and can be changed', () => {
  const loaded = { ...onChain, redeemLimit: 36 * 3_600 }
  const texts = settingsTexts(loaded)
  expect(texts).toMatchObject({ limit: '1.5', fee: '3.05', shares: '1,000.5', discount: '2.5' })
  expect(readSettings({ ...texts, limit: '2.25' }, loaded).settings.redeemLimit).toBe(54 * 3_600)
})

test('what is no number is the fault of its field', () => {
  expect(readSettings(usualTexts, undefined).unread).toBeUndefined()
  expect(readSettings({ ...usualTexts, limit: 'soon' }, undefined).unread).toBe('redeemLimit')
  expect(readSettings({ ...usualTexts, discountTime: '' }, undefined).unread).toBe('discountTime')
  expect(readSettings({ ...usualTexts, fee: '3,5' }, undefined).unread).toBe('fee')
})
