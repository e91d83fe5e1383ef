import { languageTag } from '@mofu/domain/languages'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { useSpoken } from './language.ts'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function WordsProvider({ children }: { children: ReactNode }) {
  const { language, words } = useSpoken()
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same keys as the English words, by type; only the texts differ
    <IntlProvider locale={languageTag[language]} messages={words.screens as never} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
