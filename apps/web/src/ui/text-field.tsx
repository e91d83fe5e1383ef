import type { ComponentProps } from 'react'

import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> &
  Omit<FieldFrameProps, 'isLabelHidden'> & { onText: (text: string) => void }

export function TextField({ label, isRequired, hint, problem, onText, ...props }: TextFieldProps) {
  return (
    <FieldFrame label={label} isRequired={isRequired} hint={hint} problem={problem}>
      {(field) => <input {...field} onChange={({ target }) => onText(target.value)} {...props} />}
    </FieldFrame>
  )
}
