import { use } from 'react'

import { useLanguage } from './language.ts'
import { loadNamespace, type Namespace } from './namespaces.ts'
import { type Translator, translatorOf } from './translator.ts'

/** The texts of a namespace in the user's language. Suspends until the namespace is loaded. */
export function useTranslations<Of extends Namespace>(namespace: Of): Translator<Of> {
  const language = useLanguage()
  return translatorOf(language, namespace, use(loadNamespace(language, namespace)))
}
