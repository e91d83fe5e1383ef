import { type MessageKeys, type NestedKeyOf, useTranslations } from 'use-intl'

import type { Words } from './words.ts'

/** A text by its key, with what fills its gaps. For plans and states that carry words without saying them yet. */
export type Phrase = {
  key: MessageKeys<Words['screens'], NestedKeyOf<Words['screens']>>
  values?: Readonly<Record<string, string | number>>
}

/** Says a phrase in the person's language. */
export function useSay(): (phrase: Phrase) => string {
  const t = useTranslations()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which values belong to a key only the phrase's author knows
  return ({ key, values }) => t(key, values as never)
}
