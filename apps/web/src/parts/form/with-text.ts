import type { Language } from '@mofu/domain/languages'
import type { LocalText } from '@mofu/domain/local-text'

/** Sets a text in one language; the others stay unchanged. */
export function withText(text: LocalText, language: Language, words: string): LocalText {
  const { [language]: _, ...others } = text
  return words === '' ? others : { ...others, [language]: words }
}
