import type { ComponentProps } from 'react'

import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange'> &
  Omit<FieldFrameProps, 'isLabelHidden'> & { onText: (text: string) => void }

export function TextArea({ label, isRequired, hint, problem, onText, ...props }: TextAreaProps) {
  return (
    <FieldFrame label={label} isRequired={isRequired} hint={hint} problem={problem}>
      {(field) => <textarea {...field} rows={4} onChange={({ target }) => onText(target.value)} {...props} />}
    </FieldFrame>
  )
}
