import type { Language } from '@mofu/domain/languages'
import type { ScreenWords } from '@mofu/words/screens/en'
import { use } from 'react'
import type { MessageKeys, NestedKeyOf } from 'use-intl'

import { currentLanguage, useLanguage } from './language.ts'
import { loadNamespace, type Namespace } from './namespaces.ts'
import { translatorOf } from './translator.ts'

/** A text by its key, with its values. For plans and states that hold a text without translating it yet. */
export type Phrase = {
  key: MessageKeys<ScreenWords, NestedKeyOf<ScreenWords>>
  values?: Readonly<Record<string, string | number>>
}

/** Translates phrases of any namespace while rendering; suspends until the namespace is loaded. */
export function usePhrases(): (phrase: Phrase) => string {
  const language = useLanguage()
  return (phrase) => {
    // oxlint-disable-next-line react/rules-of-hooks -- `use` may be called in any order, as long as something is rendering
    return said(language, phrase, use(loadNamespace(language, namespaceOf(phrase))))
  }
}

/** Translates a phrase outside of React, in the language current at that moment. */
export async function translatePhrase(phrase: Phrase): Promise<string> {
  const language = currentLanguage()
  return said(language, phrase, await loadNamespace(language, namespaceOf(phrase)))
}

function namespaceOf({ key }: Phrase): Namespace {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key starts with its namespace, by type
  return key.slice(0, key.indexOf('.')) as Namespace
}

function said(language: Language, { key, values }: Phrase, words: unknown): string {
  const t = translatorOf(language, namespaceOf({ key }), words)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the phrase's author knows the values of its key
  return t(key.slice(key.indexOf('.') + 1) as never, values as never)
}
