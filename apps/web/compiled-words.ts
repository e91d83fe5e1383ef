import { pathToFileURL } from 'node:url'

import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Texts = { readonly [key: string]: string | Texts }
type CompiledMessage = ReturnType<typeof compile>
type CompiledTexts = { readonly [key: string]: CompiledMessage | CompiledTexts }

const words = /packages[\\/]words[\\/]src[\\/]screens[\\/](en|tc|jp)[\\/][\w-]+\.ts$/

/** Parses the texts of the screens while building, so that browsers do not load a parser of ICU messages. */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  }),
  async load(id) {
    if (!words.test(id)) return null
    const namespaces = (await import(pathToFileURL(id).href)) as Texts
    const lines = Object.entries(namespaces).map(
      ([name, texts]) => `export const ${name} = ${JSON.stringify(compileTexts(texts))}`,
    )
    return { code: lines.join('\n'), moduleType: 'js' }
  },
}

export function compileTexts(texts: string | Texts): CompiledMessage | CompiledTexts {
  if (typeof texts === 'string') return compile(texts)
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, compileTexts(value)]))
}
