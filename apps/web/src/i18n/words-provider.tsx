import { languageTag } from '@mofu/domain/languages'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { useLanguage } from './language.ts'
import { timeZone } from './translator.ts'

/** How amounts, dates and times are written in the person's language; its words come room by room (use-translations.ts). */
export function WordsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <IntlProvider locale={languageTag[language]} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
