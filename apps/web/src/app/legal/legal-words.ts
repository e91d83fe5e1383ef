import type { Language } from '@mofu/domain/languages'
import type { LegalWords } from '@mofu/words/legal/shape'
import { queryOptions } from '@tanstack/react-query'

const loaders: Record<Language, () => Promise<{ legalWords: LegalWords }>> = {
  en: () => import('@mofu/words/legal/en'),
  tc: () => import('@mofu/words/legal/tc'),
  jp: () => import('@mofu/words/legal/jp'),
}

/** The long texts, separate from those of the screens: few people read them, and the others should not load them. */
export function legalWordsQuery(language: Language) {
  return queryOptions({
    queryKey: ['app', 'legal', language],
    queryFn: async () => (await loaders[language]()).legalWords,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
