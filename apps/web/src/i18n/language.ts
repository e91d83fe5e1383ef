import { defaultLanguage, isLanguage, type Language, languageTag } from '@mofu/domain/languages'

import { savePreference, readPreference } from '../storage/preferences.ts'
import { createStore, useStore } from '../storage/store.ts'
import { type ErrorWords, loadErrorWords, loadWords } from './words.ts'

const spoken = createStore<Language | undefined>(undefined)
/** Separate from the language: error texts arrive while the first screen renders, and must not render it again. */
const errors = createStore<Partial<ErrorWords>>({})

/** The language chosen on this device, or English. */
export function storedLanguage(): Language {
  const stored = readPreference('language')
  return isLanguage(stored) ? stored : defaultLanguage
}

/** Changes the language once its texts are loaded, so that no screen is ever without texts. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadWords(language)
  document.documentElement.lang = languageTag[language]
  errors.set({})
  spoken.set(language)
  void loadErrorTexts(language).catch(() => undefined)
}

async function loadErrorTexts(language: Language): Promise<void> {
  const words = await loadErrorWords(language)
  if (spoken.get() === language) errors.set(words)
}

export async function chooseLanguage(language: Language): Promise<void> {
  savePreference('language', language)
  await switchLanguage(language)
}

export function useLanguage(): Language {
  return loaded(useStore(spoken))
}

export function useErrorWords(): Partial<ErrorWords> {
  return useStore(errors)
}

/** The current language, for code outside of React. */
export function currentLanguage(): Language {
  return loaded(spoken.get())
}

function loaded(language: Language | undefined): Language {
  if (!language) throw new Error('no language is loaded yet')
  return language
}
