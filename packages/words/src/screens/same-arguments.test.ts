import { expect, test } from 'vitest'

import { screenWords as en } from './en.ts'
import { screenWords as jp } from './jp.ts'
import { screenWords as tc } from './tc.ts'

type Texts = { readonly [key: string]: string | Texts }

function textsOf(words: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  )
}

function argumentsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)))].toSorted()
}

test.each([
  ['tc', tc],
  ['jp', jp],
])('every text in %s takes the same arguments as in English, and none is empty', (_, words) => {
  const translated = new Map(textsOf(words))
  for (const [key, text] of textsOf(en)) {
    expect([key, Boolean(translated.get(key))]).toEqual([key, true])
    expect([key, ...argumentsOf(translated.get(key) ?? '')]).toEqual([key, ...argumentsOf(text)])
  }
})
