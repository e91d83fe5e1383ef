import { type Language, languageTag } from '@mofu/domain/languages'
import type { ScreenWords } from '@mofu/words/screens/en'
import { createTranslator } from 'use-intl'

import type { Room } from './rooms.ts'

declare module 'use-intl' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface AppConfig {
    Messages: ScreenWords
  }
}

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says the texts of one room. */
export type Translator<Of extends Room> = ReturnType<typeof createTranslator<ScreenWords, Of>>

const made = new Map<string, unknown>()

/** The translator of a room's words: one for each language, however many components speak through it. */
export function translatorOf<Of extends Room>(language: Language, room: Of, words: unknown): Translator<Of> {
  const name = `${language}/${room}`
  const known =
    made.get(name) ??
    createTranslator({
      locale: languageTag[language],
      timeZone,
      namespace: room as string,
      messages: { [room]: words } as Record<string, unknown>,
    })
  made.set(name, known)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made above, for this room; same keys in every language, by type
  return known as Translator<Of>
}
