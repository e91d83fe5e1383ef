import type { ErrorCode } from '@mofu/domain/error-codes'
import { CallError } from '@mofu/wire/client'

import { useErrorWords } from './language.ts'
import { useTranslations } from './use-translations.ts'

/** What went wrong, in the person's language; `id` names the request when the server gave one. */
export type FailureWords = { text: string; code: ErrorCode | undefined; id: string | undefined }

export function useFailureWords(): (error: unknown) => FailureWords {
  const errors = useErrorWords()
  const t = useTranslations('failure')
  return (error) => {
    if (!(error instanceof CallError)) return { text: t('unknown'), code: undefined, id: undefined }
    if (!error.failure) return { text: t('offline'), code: undefined, id: undefined }
    const { error: code, requestId } = error.failure
    // An id helps only where somebody has to look for the cause.
    const id = error.status >= 500 ? requestId : undefined
    const said = Object.entries(errors).find(([known]) => known === code)?.[1]
    if (said === undefined) return { text: t('unknown'), code: undefined, id: requestId }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- found among the words of all codes
    return { text: said, code: code as ErrorCode, id }
  }
}
