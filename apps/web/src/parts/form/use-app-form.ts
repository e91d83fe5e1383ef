import { createFormHook, type DeepKeys, evaluate, revalidateLogic } from '@tanstack/react-form'
import { useEffect, useRef } from 'react'

import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { checkedProblems, onEveryEvent, type Submission } from './checked-fields.ts'
import { fieldContext, formContext } from './context.ts'
import { LocalText, Select, Text, TextArea, Tick } from './fields.tsx'
import { Failure, Form, Submit } from './form.tsx'
import { type FieldOf, serverErrors } from './server-errors.ts'

const { useAppForm: useTanstackForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { LocalText, Select, Text, TextArea, Tick },
  formComponents: { Failure, Form, Submit },
})

/** The messages of invalid fields, by the path of the field. */
export type Problems<Values> = Partial<Record<DeepKeys<Values>, string | undefined>>

type Sending<Values> = {
  reset: () => void
  /** The value of the pressed button, where a form has several. */
  submitter: string
  /** Shows problems that were only found while sending, such as a name that leads to no wallet. */
  refuse: (problems: Problems<Values>) => void
}

type AppFormOptions<Values> = {
  /** The values to begin with. What was not edited follows them when they change. */
  values: Values
  check: (values: Values) => Problems<Values>
  /** Rejects with the error of the call where the server refused. */
  onSend: (values: Values, sending: Sending<Values>) => Promise<unknown> | void
  fieldOf?: FieldOf<DeepKeys<Values>>
  /** Whether a field shows its problem as soon as it was left, also before the first submit (SPEC §5). */
  isCheckedOnBlur?: boolean
}

export type AppForm<Values extends object> = ReturnType<typeof useAppForm<Values>>

/**
 * A form: on submit all invalid fields show their message at once and the first one is focused; from then on each change
 * is validated. A refusal of the server is shown on the field it is about.
 */
export function useAppForm<Values extends object>({
  values,
  check,
  onSend,
  fieldOf,
  isCheckedOnBlur = false,
}: AppFormOptions<Values>) {
  const wordsOf = useFailureWords()
  const form = useTanstackForm({
    defaultValues: values,
    // So that a submit validates all fields also where one that was left is invalid.
    canSubmitWhenInvalid: isCheckedOnBlur,
    validationLogic: isCheckedOnBlur ? onEveryEvent : revalidateLogic(),
    validators: {
      onDynamic: ({ value, formApi }: { value: Values; formApi: Submission }) =>
        checkedProblems(check(value), isCheckedOnBlur ? formApi : undefined),
    },
    onSubmitMeta: { submitter: '' },
    onSubmit: async ({ value, formApi, meta: { submitter } }) => {
      const show = (errors: object) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types this slot for its own server functions only
        formApi.setErrorMap({ onServer: errors as never })
      try {
        const refuse = (problems: Problems<Values>) => show({ form: undefined, fields: problems })
        await onSend(value, { submitter, refuse, reset: () => formApi.reset() })
      } catch (error) {
        const isShown = (name: DeepKeys<Values>) => Boolean(formApi.fieldInfo[name]?.instance)
        show(serverErrors(wordsOf(error), fieldOf, isShown))
      }
    },
  })
  useFollowStored(form, values)
  return form
}

/**
 * A field that was not edited follows the stored value also while others are edited, so that saving does not undo what
 * somebody else changed meanwhile. (The library itself stops following once any field was touched.)
 */
function useFollowStored<Values extends object>(
  form: {
    state: { values: Values }
    setFieldValue: (name: never, value: never, options: object) => void
  },
  stored: Values,
) {
  const before = useRef(stored)
  useEffect(() => {
    const old = before.current
    before.current = stored
    if (evaluate(old, stored)) return
    for (const name of Object.keys(stored) as (keyof Values)[]) {
      const isEdited = !evaluate(form.state.values[name], old[name])
      if (isEdited || evaluate(old[name], stored[name])) continue
      form.setFieldValue(name as never, stored[name] as never, { dontUpdateMeta: true, dontValidate: true })
    }
  })
}
