import { expect, test } from 'vitest'

import { readLabel } from './read-label.ts'

test('capitals, wide letters and the ending become the plain name; m, 0 and 1 pass', async () => {
  expect(await readLabel('MOMO.pet')).toEqual({ label: 'momo', isChanged: true })
  expect(await readLabel(' ｍｏｆｕ ')).toEqual({ label: 'mofu', isChanged: true })
  expect(await readLabel('m01')).toEqual({ label: 'm01', isChanged: false })
  expect(await readLabel('  ')).toBeUndefined()
})

test('letters of other alphabets that look the same are refused by name, alone and mixed', async () => {
  const cyrillic = { fault: 'character', character: 'о', code: 'U+043E' }
  expect(await readLabel('mоmo')).toEqual(cyrillic)
  expect(await readLabel('оооо')).toEqual(cyrillic)
  expect(await readLabel('パンダ')).toMatchObject({ fault: 'character', character: 'パ' })
})

test('invisible characters, length and hyphens are told apart', async () => {
  expect(await readLabel('mo\u200Dfu')).toMatchObject({ fault: 'invisible' })
  expect(await readLabel('mo fu')).toMatchObject({ fault: 'invisible', code: 'U+0020' })
  expect(await readLabel('ab')).toEqual({ fault: 'short' })
  expect(await readLabel('a'.repeat(33))).toEqual({ fault: 'long' })
  expect(await readLabel('mo--fu')).toEqual({ fault: 'hyphen' })
  expect(await readLabel('momo.fu')).toMatchObject({ fault: 'character', character: '.' })
})
