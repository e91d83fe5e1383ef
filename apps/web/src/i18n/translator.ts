import { type Language, languageTag } from '@mofu/domain/languages'
import type { ScreenWords } from '@mofu/words/screens/en'
import { createTranslator } from 'use-intl'

import type { Namespace } from './namespaces.ts'

declare module 'use-intl' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface AppConfig {
    Messages: ScreenWords
  }
}

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Translates the texts of one namespace. */
export type Translator<Of extends Namespace> = ReturnType<typeof createTranslator<ScreenWords, Of>>

const made = new Map<string, unknown>()

/** The translator of a namespace: one per language, shared by all components. */
export function translatorOf<Of extends Namespace>(
  language: Language,
  namespace: Of,
  words: unknown,
): Translator<Of> {
  const name = `${language}/${namespace}`
  const known =
    made.get(name) ??
    createTranslator({
      locale: languageTag[language],
      timeZone,
      namespace: namespace as string,
      messages: { [namespace]: words } as Record<string, unknown>,
    })
  made.set(name, known)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made above, for this namespace; every language has the same keys, by type
  return known as Translator<Of>
}
