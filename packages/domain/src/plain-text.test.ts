import { expect, test } from 'vitest'

import { isPlainLine, isPlainText, oneLine } from './plain-text.ts'

test('text is plain: line breaks and emoji, but no control characters and no reversed direction', () => {
  for (const text of ['', 'Good.\nVery good 👨‍👩‍👧 <b>', '不錯', 'とても良い'])
    expect(isPlainText(text)).toBe(true)
  for (const code of [0x00, 0x07, 0x09, 0x0d, 0x1b, 0x7f, 0x85, 0x202e, 0x2066]) {
    expect(isPlainText(`a${String.fromCodePoint(code)}b`), `character ${code}`).toBe(false)
  }
})

test('a line has no break, and what others wrote cannot end one of ours', () => {
  expect(isPlainLine('Yamato 黒猫 444')).toBe(true)
  for (const sign of ['\n', '\r', '\u2028', '\u202E']) expect(isPlainLine(`a${sign}b`)).toBe(false)
  expect(oneLine('X-1\r\n\nMofu: pay\u2028again')).toBe('X-1 Mofu: pay again')
})
