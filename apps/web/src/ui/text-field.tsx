import { Field } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'value'> & {
  label: string
  value: string
  onChange: (text: string) => void
  hint?: ReactNode
  /** What is wrong and what to do; read out with the field. */
  error?: string | undefined
}

/** A line of text with its label above, and what is wrong with it below. */
export function TextField({ label, value, onChange, hint, error, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} className="grid gap-1">
      <Field.Label className="text-sm font-semibold">{label}</Field.Label>
      <Field.Control
        {...input}
        value={value}
        onValueChange={onChange}
        className="border-line-strong bg-card placeholder:text-soft focus:border-coral data-[invalid]:border-berry min-h-12 w-full rounded-2xl border-2 px-4 outline-none focus-visible:outline-3"
      />
      {hint === undefined ? null : (
        <Field.Description className="text-soft text-sm">{hint}</Field.Description>
      )}
      <Field.Error match={error !== undefined} className="text-berry-text text-sm font-semibold">
        {error}
      </Field.Error>
    </Field.Root>
  )
}
