import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { labelSkeleton } from '@mofu/domain/name-label'
import { expect, test } from 'vitest'

import { type ReadLabel, readLabel } from './read-label.ts'

type Entry = { script: string; kind: string; typed: string; like: string }
type Read = Entry & { read: ReadLabel | undefined }

/** Characters that cannot be seen, or not told apart, are escaped. */
const unescape = (text: string) =>
  text.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const [, ...lines] = readFileSync(join(import.meta.dirname, 'name-corpus.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const corpus = lines.map((line): Entry => {
  const [script = '', kind = '', typed = '', like = ''] = line.split('\t')
  return { script, kind, typed: unescape(typed), like: unescape(like) }
})
const all: Read[] = await Promise.all(
  corpus.map(async (entry) => ({ ...entry, read: await readLabel(entry.typed) })),
)
const of = (kind: string) => all.filter((entry) => entry.kind === kind)
const labelOf = ({ read }: Read) => (read && 'label' in read ? read.label : undefined)

/** All ordinary names are taken, as far as the contract registers them. */
const taken = of('ordinary').flatMap((entry) => labelOf(entry) ?? [])

/** The names that the search warns of: taken, another one, and of the same skeleton. */
const alikeOf = (label: string) =>
  taken.filter((other) => other !== label && labelSkeleton(other) === labelSkeleton(label))

/** Those that were there first: the first of two has nothing to be warned of. */
const alikeBefore = (label: string) =>
  alikeOf(label).filter((other) => taken.indexOf(other) < taken.indexOf(label))

test('the corpus has 300 names and more, of Latin, Chinese and Japanese, ordinary ones and look-alikes', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(300)
  expect(new Set(corpus.map(({ script, kind }) => `${script} ${kind}`))).toEqual(
    new Set([
      'latin ordinary',
      'latin same',
      'latin collision',
      'chinese ordinary',
      'chinese collision',
      'japanese ordinary',
      'japanese collision',
    ]),
  )
})

test('every look-alike is refused, or the name that it looks like is named', () => {
  const unseen = of('collision').filter((entry) => {
    const label = labelOf(entry)
    return label !== undefined && !alikeOf(label).includes(entry.like)
  })
  expect(unseen.map(({ typed, like }) => `${typed} for ${like}`)).toEqual([])
})

test('another spelling of a name is read as that name', () => {
  expect(of('same').map(labelOf)).toEqual(of('same').map(({ like }) => like))
})

test('of the ordinary names at most 1 in 100 is warned of; Chinese and Japanese ones are refused by their character', () => {
  const ordinary = of('ordinary')
  const alarms = ordinary.filter((entry) => {
    const { script, typed, read } = entry
    const label = labelOf(entry)
    if (script === 'latin') return label === undefined || alikeBefore(label).length > 0
    return !(read && 'fault' in read && read.character !== undefined && typed.includes(read.character))
  })
  // An i for an l is a look-alike, and here it is another word.
  expect(alarms.map(({ typed }) => typed)).toEqual(['mall'])
  expect(alarms.length / ordinary.length).toBeLessThanOrEqual(0.01)
})
