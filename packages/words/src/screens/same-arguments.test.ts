import { expect, test } from 'vitest'

import { screenRooms as en } from './en.ts'
import { screenRooms as jp } from './jp.ts'
import { screenRooms as tc } from './tc.ts'

type Texts = { readonly [key: string]: string | Texts }

function textsOf(words: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  )
}

function argumentsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)))].toSorted()
}

const others: readonly [string, Readonly<Record<string, () => Promise<Texts>>>][] = [
  ['tc', tc],
  ['jp', jp],
]

test.each(others)(
  'every text in %s takes the same arguments as in English, and none is empty',
  async (_, rooms) => {
    for (const [room, load] of Object.entries(en)) {
      const translated = new Map(textsOf((await rooms[room]?.()) ?? {}))
      for (const [key, text] of textsOf(await load())) {
        expect([room, key, Boolean(translated.get(key))]).toEqual([room, key, true])
        expect([room, key, ...argumentsOf(translated.get(key) ?? '')]).toEqual([
          room,
          key,
          ...argumentsOf(text),
        ])
      }
    }
  },
)
