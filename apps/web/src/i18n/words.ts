import type { ErrorCode } from '@mofu/domain/error-codes'
import type { Language } from '@mofu/domain/languages'
import type { screenWords } from '@mofu/words/screens/en'
import type { SameKeys } from '@mofu/words/screens/shape'

declare module 'use-intl' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface AppConfig {
    Messages: typeof screenWords
  }
}

/** Everything that is said in one language. */
export type Words = { screens: SameKeys<typeof screenWords>; errors: Record<ErrorCode, string> }

const loaders: Record<Language, () => Promise<Words>> = {
  en: async () => {
    const [{ screenWords: screens }, { errorWords: errors }] = await Promise.all([
      import('@mofu/words/screens/en'),
      import('@mofu/words/errors/en'),
    ])
    return { screens, errors }
  },
  tc: async () => {
    const [{ screenWords: screens }, { errorWords: errors }] = await Promise.all([
      import('@mofu/words/screens/tc'),
      import('@mofu/words/errors/tc'),
      import('./fonts/tc.css'),
    ])
    return { screens, errors }
  },
  jp: async () => {
    const [{ screenWords: screens }, { errorWords: errors }] = await Promise.all([
      import('@mofu/words/screens/jp'),
      import('@mofu/words/errors/jp'),
      import('./fonts/jp.css'),
    ])
    return { screens, errors }
  },
}

/** Loads a language's words, and the faces that can write them, when it is first spoken. */
export async function loadWords(language: Language): Promise<Words> {
  return loaders[language]()
}
