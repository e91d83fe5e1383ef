import { defaultLanguage, isLanguage, type Language, languageTag } from '@mofu/domain/languages'

import { createStore, useStore } from '../session/store.ts'
import { keepChoice, readChoice } from '../session/stored-choice.ts'
import { loadWords, type Words } from './words.ts'

type Spoken = { language: Language; words: Words }

const spoken = createStore<Spoken | undefined>(undefined)

/** The language chosen on this device, or English. */
export function storedLanguage(): Language {
  const stored = readChoice('language')
  return isLanguage(stored) ? stored : defaultLanguage
}

/** Changes the language once its words are here, so that no screen is ever without words. */
export async function speak(language: Language): Promise<void> {
  const words = await loadWords(language)
  document.documentElement.lang = languageTag[language]
  spoken.set({ language, words })
}

export async function chooseLanguage(language: Language): Promise<void> {
  keepChoice('language', language)
  await speak(language)
}

export function useSpoken(): Spoken {
  const now = useStore(spoken)
  if (!now) throw new Error('no language has been loaded yet')
  return now
}
