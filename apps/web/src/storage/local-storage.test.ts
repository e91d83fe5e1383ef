import { afterEach, expect, test, vi } from 'vitest'

import { readStored, readStoredJson, removeStored, writeStored } from './local-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  })
}

test('a written text is read back until it is removed', () => {
  stubStorage({})
  writeStored('key', 'text')
  expect(readStored('key')).toBe('text')
  removeStored('key')
  expect(readStored('key')).toBeNull()
})

test('blocked storage reads as undefined, and writing to it is ignored', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(() => (writeStored('key', 'text'), removeStored('key'))).not.toThrow()
  expect(readStored('key')).toBeUndefined()
  expect(readStoredJson('key')).toBeUndefined()
})

test('a missing value, or one that is not JSON, is undefined', () => {
  stubStorage({ list: '[1,2]', broken: '[1,' })
  expect(readStoredJson('list')).toEqual([1, 2])
  expect(readStoredJson('broken')).toBeUndefined()
  expect(readStoredJson('none')).toBeUndefined()
})
