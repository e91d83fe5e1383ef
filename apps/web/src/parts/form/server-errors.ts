import type { ErrorCode, ErrorFacts } from '@mofu/domain/error-codes'

import type { FailureWords } from '../../i18n/use-failure-words.ts'

/** The field that a refusal of the server is about, if it is about one. */
export type FieldOf<Name extends string> = (failure: {
  code: ErrorCode | undefined
  facts: ErrorFacts
}) => Name | undefined

/** A refusal as the errors of a form: on its field where that is shown, else on the whole form. */
export function serverErrors<Name extends string>(
  { text, code, facts = {} }: FailureWords,
  fieldOf: FieldOf<Name> | undefined,
  isShown: (name: Name) => boolean,
) {
  const name = fieldOf?.({ code, facts })
  return name !== undefined && isShown(name)
    ? { form: undefined, fields: { [name]: text } }
    : { form: text, fields: {} }
}
