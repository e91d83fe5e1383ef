import { type ErrorCode, errorStatus } from '@mofu/domain/error-codes'
import { CallError } from '@mofu/wire/client'

import { useSpoken } from './language.ts'
import { useTranslations } from './use-translations.ts'

/** What went wrong, in the person's language; `id` names the request when the server gave one. */
export type FailureWords = { text: string; code: ErrorCode | undefined; id: string | undefined }

export function useFailureWords(): (error: unknown) => FailureWords {
  const { errors } = useSpoken()
  const t = useTranslations('failure')
  return (error) => {
    if (!(error instanceof CallError)) return { text: t('unknown'), code: undefined, id: undefined }
    if (!error.failure) return { text: t('offline'), code: undefined, id: undefined }
    const { error: code, requestId } = error.failure
    if (!isErrorCode(code)) return { text: t('unknown'), code: undefined, id: requestId }
    // An id helps only where somebody has to look for the cause.
    return { text: errors[code], code, id: errorStatus[code] >= 500 ? requestId : undefined }
  }
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text)
}
