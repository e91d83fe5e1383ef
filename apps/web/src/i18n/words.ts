import type { ErrorCode } from '@mofu/domain/error-codes'
import type { Language } from '@mofu/domain/languages'

import { loadEnteredRooms } from './rooms.ts'

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

/** Loads what a language needs before it is spoken: words, what is said of errors, and the faces that can write them. */
export async function loadWords(language: Language): Promise<ErrorWords> {
  const [errors] = await Promise.all([
    errorLoaders[language](),
    loadEnteredRooms(language),
    faces[language](),
  ])
  return errors
}
