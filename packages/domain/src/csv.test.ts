import { expect, test } from 'vitest'

import { csvRow } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['she said "moss"', '"she said ""moss"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1-1', "'+1-1"],
  ['-1+1', "'-1+1"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', "'＝1+1"],
  ['-12.5', '-12.5'],
  ['毛茸茸', '毛茸茸'],
])('%j is written as %s', (text, written) => {
  expect(csvRow([text])).toBe(`${written}\r\n`)
})

test('cells are separated by commas, empty ones too', () => {
  expect(csvRow(['a', '', 'b'])).toBe('a,,b\r\n')
})
