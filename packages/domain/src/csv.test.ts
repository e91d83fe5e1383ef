import { expect, test } from 'vitest'

import { csvRow, csvText, readCsv } from './csv.ts'

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

test('a file is read by rows as a spreadsheet numbers them, with quotes, line breaks and empty rows', () => {
  expect(readCsv('\uFEFFa,"b ""c"", d\ne"\r\n\r\nf,\n')).toEqual([
    { line: 1, cells: ['a', 'b "c", d\ne'] },
    { line: 3, cells: ['f', ''] },
  ])
  expect(readCsv('a;b\n1,5;2')?.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(readCsv('a,"b')).toBeUndefined()
})

test.each(['=1', "'=1", "''@x", '-5', "'-5", '-a', "'", "it's", '＝1', 'a\tb'])(
  'a cell is read as it was written: %s',
  (text) => {
    expect(readCsv(csvRow(['1', '2', csvText(text)]))?.[0]?.cells[2]).toBe(text)
  },
)
