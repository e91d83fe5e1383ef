import { type Language, languages, languageTag } from '@mofu/domain/languages'
import { screenNamespaces as en } from '@mofu/words/screens/en'
import { screenNamespaces as jp } from '@mofu/words/screens/jp'
import { screenNamespaces as tc } from '@mofu/words/screens/tc'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'

import { compileTexts } from './compiled-words.ts'

type Texts = { readonly [key: string]: string | Texts }

const words: Record<Language, Readonly<Record<string, () => Promise<Texts>>>> = { en, tc, jp }
const SELECT = 1
const NUMBERS = [0, 1, 2, 1234.5]
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))
}

/** The arguments of a message and, for a `select`, its choices. */
function choicesOf(message: CompiledMessage): Map<string, readonly (string | number)[]> {
  const found = new Map<string, readonly (string | number)[]>()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, options] = node as [unknown, unknown, unknown]
    if (typeof name !== 'string') return
    if (type === SELECT) found.set(name, Object.keys(options as object))
    else if (!found.has(name)) found.set(name, NUMBERS)
    if (typeof options === 'object' && options !== null) {
      for (const option of Object.values(options)) visitAll(option)
    }
  }
  const visitAll = (nodes: unknown) => {
    if (Array.isArray(nodes)) for (const node of nodes as unknown[]) visit(node)
  }
  visitAll(message)
  return found
}

/** The n-th choice of every argument, and marks around the contents of tags. */
function valuesOf(text: string, choices: ReadonlyMap<string, readonly (string | number)[]>, index: number) {
  return Object.fromEntries(
    [...choices].map(([name, options]) => [
      name,
      text.includes(`<${name}>`)
        ? (inner: unknown) => `«${String(inner)}»`
        : (options[index % options.length] ?? ''),
    ]),
  )
}

test.each(languages)('in %s a compiled text reads as the text itself', async (language) => {
  const locale = languageTag[language]
  let compared = 0
  for (const load of Object.values(words[language])) {
    for (const text of textsOf(await load())) {
      const message = compile(text)
      const choices = choicesOf(message)
      const translate = createTranslator({ locale, messages: { text } })
      for (const index of NUMBERS.keys()) {
        const values = valuesOf(text, choices, index)
        const asWritten = translate.markup('text', values as never)
        expect([format(message, locale, values, { formatters })].flat().join('')).toBe(asWritten)
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(4000)
})

test('nested texts keep their keys', () => {
  expect(compileTexts({ plain: 'It’s here', nested: { count: '{n, plural, other {# pets}}' } })).toEqual({
    plain: 'It’s here',
    nested: { count: [['n', 2, { other: [0, ' pets'] }]] },
  })
})
