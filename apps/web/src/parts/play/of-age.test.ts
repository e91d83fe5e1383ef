import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => vi.resetModules())

function browserWith(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
  })
}

/** As after a page load. */
async function load() {
  vi.resetModules()
  return import('./of-age.ts')
}

test('a confirmation lasts over page loads until it is withdrawn', async () => {
  browserWith({})
  const first = await load()
  expect(first.isOfAge()).toBe(false)
  first.confirmOfAge(true)
  expect(first.isOfAge()).toBe(true)
  const second = await load()
  expect(second.isOfAge()).toBe(true)
  second.confirmOfAge(false)
  expect((await load()).isOfAge()).toBe(false)
})

test('the earlier answer of gacha counts, unless it is withdrawn', async () => {
  browserWith({ gachaOfAge: 'yes' })
  const first = await load()
  expect(first.isOfAge()).toBe(true)
  first.confirmOfAge(false)
  expect((await load()).isOfAge()).toBe(false)
})

test('the earlier answer of boxes said less, so the player is asked again', async () => {
  browserWith({ chanceAdult: 'yes' })
  expect((await load()).isOfAge()).toBe(false)
})
