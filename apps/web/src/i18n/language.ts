import { defaultLanguage, isLanguage, type Language, languageTag } from '@mofu/domain/languages'

import { createStore, useStore } from '../session/store.ts'
import { keepChoice, readChoice } from '../session/stored-choice.ts'
import { type ErrorWords, loadErrorWords, loadWords } from './words.ts'

const spoken = createStore<Language | undefined>(undefined)
/** Apart from the language: they come while the first screen is being drawn, and must not have it drawn again. */
const errors = createStore<Partial<ErrorWords>>({})

/** The language chosen on this device, or English. */
export function storedLanguage(): Language {
  const stored = readChoice('language')
  return isLanguage(stored) ? stored : defaultLanguage
}

/** Changes the language once its words are here, so that no screen is ever without words. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language)
  document.documentElement.lang = languageTag[language]
  errors.set({})
  spoken.set(language)
  void learnErrors(language).catch(() => undefined)
}

async function learnErrors(language: Language): Promise<void> {
  const words = await loadErrorWords(language)
  if (spoken.get() === language) errors.set(words)
}

export async function chooseLanguage(language: Language): Promise<void> {
  keepChoice('language', language)
  await speak(language)
}

export function useLanguage(): Language {
  return loaded(useStore(spoken))
}

export function useErrorWords(): Partial<ErrorWords> {
  return useStore(errors)
}

/** The language that is spoken at this moment, for what happens outside of any screen. */
export function spokenNow(): Language {
  return loaded(spoken.get())
}

function loaded(language: Language | undefined): Language {
  if (!language) throw new Error('no language has been loaded yet')
  return language
}
