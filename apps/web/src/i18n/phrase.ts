import type { Language } from '@mofu/domain/languages'
import type { ScreenWords } from '@mofu/words/screens/en'
import { use } from 'react'
import type { MessageKeys, NestedKeyOf } from 'use-intl'

import { spokenNow, useLanguage } from './language.ts'
import { loadRoom, type Room } from './rooms.ts'
import { translatorOf } from './translator.ts'

/** A text by its key, with what fills its gaps. For plans and states that carry words without saying them yet. */
export type Phrase = {
  key: MessageKeys<ScreenWords, NestedKeyOf<ScreenWords>>
  values?: Readonly<Record<string, string | number>>
}

/** Says phrases of any room while drawing, in the person's language; waits for a room that is not here yet. */
export function useSay(): (phrase: Phrase) => string {
  const language = useLanguage()
  return (phrase) => {
    // oxlint-disable-next-line react/rules-of-hooks -- `use` may be called in any order, as long as something is being drawn
    return said(language, phrase, use(loadRoom(language, roomOf(phrase))))
  }
}

/** Says a phrase outside of any screen, in the language that is spoken then. */
export async function sayLater(phrase: Phrase): Promise<string> {
  const language = spokenNow()
  return said(language, phrase, await loadRoom(language, roomOf(phrase)))
}

function roomOf({ key }: Phrase): Room {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key begins with its room, by type
  return key.slice(0, key.indexOf('.')) as Room
}

function said(language: Language, { key, values }: Phrase, words: unknown): string {
  const t = translatorOf(language, roomOf({ key }), words)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which values belong to a key only the phrase's author knows
  return t(key.slice(key.indexOf('.') + 1) as never, values as never)
}
