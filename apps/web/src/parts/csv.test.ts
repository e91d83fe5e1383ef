import { expect, test } from 'vitest'

import { csvOf } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['she said "moss"', '"she said ""moss"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@cmd', "'@cmd"],
  ['-12.5', '-12.5'],
  ['毛茸茸', '毛茸茸'],
])('%j is written as %s', (text, written) => {
  expect(csvOf([[text]])).toBe(`${written}\r\n`)
})
