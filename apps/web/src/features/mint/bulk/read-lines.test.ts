import { csvRow } from '@mofu/domain/csv'
import { expect, test } from 'vitest'

import { csvCells, readFolder, readLines, templateRows } from './read-lines.ts'

const file = (name: string, type = 'image/png', size = 4) => new File([new Uint8Array(size)], name, { type })

test('files without a list are named after themselves', () => {
  expect(readLines([file('owl one.png'), file('b.mp3', 'audio/mpeg')], undefined)).toMatchObject([
    { line: 1, artworkName: 'owl one', fault: undefined },
    { line: 2, artworkName: 'b', fault: undefined },
  ])
})

test('a CSV names its files, and every invalid line says why before anything is spent', () => {
  const csv = `file,name,artist,introduction,link
a.png,"Owl, the ""first""",Lin,"two
lines",https://x.example
missing.png,Nobody
a.png,Again
b.txt,Text
c.png,
d.png,Linked,,,ftp://x`
  const files = [file('A.png'), file('b.txt', 'text/plain'), file('c.png'), file('d.png')]
  const lines = readLines(files, csv)
  expect(lines[0]).toMatchObject({
    artworkName: 'Owl, the "first"',
    introduction: 'two\nlines',
    fault: undefined,
  })
  expect(lines.map(({ fault }) => fault)).toEqual([undefined, 'file', 'twice', 'kind', 'name', 'link'])
})

test('quoted cells keep their content', () => {
  expect(csvCells('a,"b,c"\r\n"d""e",\n\n')).toEqual([
    ['a', 'b,c'],
    ['d"e', ''],
  ])
})

test('a folder yields its works in natural order, its list, and no hidden files', () => {
  const names = ['10.png', '2.png', '.DS_Store', 'Thumbs.db', 'list.csv', 'notes.txt']
  const { works, list } = readFolder(names.map((name) => file(name)))
  expect(works.map(({ name }) => name)).toEqual(['2.png', '10.png', 'notes.txt'])
  expect(list?.name).toBe('list.csv')
})

test('the template lists the chosen files, and is read back as it is', () => {
  const files = [new File(['x'], 'two, three.png', { type: 'image/png' })]
  const csv = templateRows(files)
    .map((row) => csvRow(row))
    .join('')
  expect(readLines(files, `\uFEFF${csv}`)).toMatchObject([
    { fileName: 'two, three.png', artworkName: 'two, three', fault: undefined },
  ])
  // Without files it shows by an example which columns there are.
  expect(templateRows([])).toHaveLength(2)
  expect(templateRows([])[0]).toEqual(['file', 'name', 'artist', 'introduction', 'link'])
})
