import type { ErrorCode } from '@mofu/domain/error-codes'
import type { Language } from '@mofu/domain/languages'

import { loadStartedNamespaces } from './namespaces.ts'

export type ErrorWords = Record<ErrorCode, string>

const errorLoaders: Record<Language, () => Promise<ErrorWords>> = {
  en: async () => (await import('@mofu/words/errors/en')).errorWords,
  tc: async () => (await import('@mofu/words/errors/tc')).errorWords,
  jp: async () => (await import('@mofu/words/errors/jp')).errorWords,
}

const faces: Record<Language, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  tc: () => import('./fonts/tc.css'),
  jp: () => import('./fonts/jp.css'),
}

/** Loads what a language needs before it is shown: the texts of every namespace in use, and its fonts. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([loadStartedNamespaces(language), faces[language]()])
}

/** The error texts. Nothing waits for them: until they are loaded, errors show a generic text. */
export function loadErrorWords(language: Language): Promise<ErrorWords> {
  return errorLoaders[language]()
}
