import type { ErrorCode, ErrorFacts } from '@mofu/domain/error-codes'
import { CallError } from '@mofu/wire/client'

import { useErrorWords } from './language.ts'
import { useTranslations } from './use-translations.ts'

/** The text for an error in the user's language; `id` is the request id, if the server gave one. */
export type FailureWords = {
  text: string
  code: ErrorCode | undefined
  id: string | undefined
  /** What the server said about it, such as the field it refuses. */
  facts?: ErrorFacts
}

export function useFailureWords(): (error: unknown) => FailureWords {
  const errors = useErrorWords()
  const t = useTranslations('failure')
  return (error) => {
    if (!(error instanceof CallError)) return { text: t('unknown'), code: undefined, id: undefined }
    if (!error.failure) return { text: t('offline'), code: undefined, id: undefined }
    const { error: code, requestId, facts } = error.failure
    // An id is only shown where support has to look up the cause.
    const id = error.status >= 500 ? requestId : undefined
    const said = Object.entries(errors).find(([known]) => known === code)?.[1]
    if (said === undefined) return { text: t('unknown'), code: undefined, id: requestId }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked to be one of the known codes
    return { text: said, code: code as ErrorCode, id, facts }
  }
}
