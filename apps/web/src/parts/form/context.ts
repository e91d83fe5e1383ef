import { createFormHookContexts } from '@tanstack/react-form'

/** The form and the field around a component of this folder. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()
