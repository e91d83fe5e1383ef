import { use } from 'react'

import { useLanguage } from './language.ts'
import { loadRoom, type Room } from './rooms.ts'
import { type Translator, translatorOf } from './translator.ts'

/** The words of a room in the person's language. A room that nobody has entered yet is waited for. */
export function useTranslations<Of extends Room>(room: Of): Translator<Of> {
  const language = useLanguage()
  return translatorOf(language, room, use(loadRoom(language, room)))
}
