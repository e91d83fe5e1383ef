import type { ValidationLogicFn } from '@tanstack/react-form'

export type Submission = {
  state: { submissionAttempts: number }
  getFieldMeta: (name: never) => { isBlurred: boolean } | undefined
}

/** Validates on each change, blur and submit; `checkedProblems` decides which fields show their problem. */
export const onEveryEvent: ValidationLogicFn = ({ validators, form, event, runValidation }) => {
  const isUsers = !event.async && ['change', 'blur', 'submit'].includes(event.type)
  // Returned although its type says nothing: the library reads it.
  return runValidation({
    form,
    validators: isUsers ? [{ fn: validators?.['onDynamic'], cause: 'dynamic' }] : [],
  })
}

/** The problems to show: of all fields, or with `form` before its first submit of those that were left. */
export function checkedProblems(
  problems: object,
  form: Submission | undefined,
): { fields: Record<string, unknown> } | undefined {
  const wasSubmitted = form === undefined || form.state.submissionAttempts > 0
  const shown = Object.entries(problems).filter(
    ([name, problem]) =>
      problem !== undefined && (wasSubmitted || form.getFieldMeta(name as never)?.isBlurred === true),
  )
  return shown.length === 0 ? undefined : { fields: Object.fromEntries(shown) }
}
