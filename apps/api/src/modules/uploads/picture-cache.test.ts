import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { pictureCache } from './picture-cache.ts'

const KILOBYTES_64 = 65_536
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mofu-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const drawing = (bytes: number) => async () => Buffer.alloc(bytes, 1)
const forbidden = async () => {
  throw new Error('rendered again')
}

function onDisk(): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .reduce(
      (sum, item) => sum + Math.ceil(statSync(join(item.parentPath, item.name)).size / 4_096) * 4_096,
      0,
    )
}

test('a picture is rendered once, however many request it at the same time', async () => {
  const cache = await pictureCache(folder, KILOBYTES_64)
  let count = 0
  const draw = async () => {
    count++
    return Buffer.from('picture')
  }
  await Promise.all(Array.from({ length: 20 }, () => cache.get(['pets', '7', '96.webp'], draw)))
  expect((await cache.get(['pets', '7', '96.webp'], forbidden)).toString()).toBe('picture')
  expect(count).toBe(1)
})

test('the folder stays within its limit, and evicts the least recently used first', async () => {
  const cache = await pictureCache(folder, KILOBYTES_64)
  for (let number = 0; number < 16; number++) await cache.get(['goods', `${number}`], drawing(4_000))
  // Used again: now the second is the oldest.
  await cache.get(['goods', '0'], forbidden)
  for (let number = 16; number < 116; number++) {
    await cache.get(['goods', `${number}`], drawing(4_000))
    if (number === 16) await cache.get(['goods', '0'], forbidden)
    expect(onDisk()).toBeLessThanOrEqual(KILOBYTES_64)
  }
  expect(onDisk()).toBe(cache.size())
  await cache.get(['goods', '115'], forbidden)
  await expect(cache.get(['goods', '1'], forbidden)).rejects.toThrow('rendered again')
})

test('after a restart the order of use is known, and a smaller limit is applied', async () => {
  const first = await pictureCache(folder, KILOBYTES_64)
  for (let number = 0; number < 10; number++) {
    await first.get([`${number}`], drawing(4_000))
    utimesSync(join(folder, `${number}`), 1_000 + number, 1_000 + number)
  }
  // Left by a process that died while writing.
  writeFileSync(join(folder, '3.0123abcd'), 'half')
  const second = await pictureCache(folder, 5 * 4_096)
  expect(second.size()).toBe(5 * 4_096)
  expect(readdirSync(folder).toSorted()).toEqual(['5', '6', '7', '8', '9'])
})

test('a removed picture is rendered again; a failed rendering leaves no file', async () => {
  const cache = await pictureCache(folder, KILOBYTES_64)
  await cache.get(['a'], drawing(10))
  rmSync(join(folder, 'a'))
  expect((await cache.get(['a'], drawing(20))).length).toBe(20)
  await expect(cache.get(['b'], forbidden)).rejects.toThrow('rendered again')
  expect(readdirSync(folder)).toEqual(['a'])
  expect(cache.size()).toBe(4_096)
})
