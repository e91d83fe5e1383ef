import { defaultLanguage, isLanguage, type Language, languageTag } from '@mofu/domain/languages'

import { createStore, useStore } from '../session/store.ts'
import { keepChoice, readChoice } from '../session/stored-choice.ts'
import { type ErrorWords, loadErrorWords, loadWords } from './words.ts'

type Spoken = { language: Language; errors: Partial<ErrorWords> }

const spoken = createStore<Spoken | undefined>(undefined)

/** The language chosen on this device, or English. */
export function storedLanguage(): Language {
  const stored = readChoice('language')
  return isLanguage(stored) ? stored : defaultLanguage
}

/** Changes the language once its words are here, so that no screen is ever without words. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language)
  document.documentElement.lang = languageTag[language]
  spoken.set({ language, errors: {} })
  void learnErrors(language).catch(() => undefined)
}

async function learnErrors(language: Language): Promise<void> {
  const errors = await loadErrorWords(language)
  if (spoken.get()?.language === language) spoken.set({ language, errors })
}

export async function chooseLanguage(language: Language): Promise<void> {
  keepChoice('language', language)
  await speak(language)
}

export function useSpoken(): Spoken {
  return loaded(useStore(spoken))
}

/** The language that is spoken at this moment, for what happens outside of any screen. */
export function spokenNow(): Language {
  return loaded(spoken.get()).language
}

function loaded(now: Spoken | undefined): Spoken {
  if (!now) throw new Error('no language has been loaded yet')
  return now
}
