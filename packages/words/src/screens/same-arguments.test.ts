import { expect, test } from 'vitest'

import { screenNamespaces as en } from './en.ts'
import { screenNamespaces as jp } from './jp.ts'
import { screenNamespaces as tc } from './tc.ts'

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
  async (_, namespaces) => {
    for (const [namespace, load] of Object.entries(en)) {
      const translated = new Map(textsOf((await namespaces[namespace]?.()) ?? {}))
      for (const [key, text] of textsOf(await load())) {
        expect([namespace, key, Boolean(translated.get(key))]).toEqual([namespace, key, true])
        expect([namespace, key, ...argumentsOf(translated.get(key) ?? '')]).toEqual([
          namespace,
          key,
          ...argumentsOf(text),
        ])
      }
    }
  },
)
