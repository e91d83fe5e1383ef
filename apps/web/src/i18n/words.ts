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

/** Loads what a language needs before it is spoken: the words of every room entered, and the faces that can write them. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([loadEnteredRooms(language), faces[language]()])
}

/** What is said of errors. Nobody waits for it: until it is here, an error is said in the words that fit all of them. */
export function loadErrorWords(language: Language): Promise<ErrorWords> {
  return errorLoaders[language]()
}
