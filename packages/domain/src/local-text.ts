import { type Language, languages } from './languages.ts'

/** A text written in one language or more. */
export type LocalText = Readonly<Partial<Record<Language, string>>>

/** The text in the reader's language, else in the first available one. */
export function textIn(language: Language, text: LocalText): string {
  const found = [language, ...languages]
    .map((one) => text[one])
    .find((one) => one !== undefined && one !== '')
  return found ?? ''
}
