import { languageTag } from '@mofu/domain/languages'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { useLanguage } from './language.ts'
import { timeZone } from './translator.ts'

/** Formats of amounts, dates and times in the user's language; its texts come by namespace (use-translations.ts). */
export function WordsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <IntlProvider locale={languageTag[language]} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
