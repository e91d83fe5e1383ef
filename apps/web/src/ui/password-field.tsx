import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { FieldFrame } from './field-frame.tsx'
import type { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** The accessible names of the button. */
  showText: string
  hideText: string
}

/** A password, hidden until the button beside it shows it. */
export function PasswordField({
  label,
  isRequired,
  hint,
  problem,
  onText,
  showText,
  hideText,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame label={label} isRequired={isRequired} hint={hint} problem={problem}>
      {({ className, ...field }) => (
        <div className="relative">
          <input
            {...field}
            className={`${className} pr-14!`}
            onChange={({ target }) => onText(target.value)}
            // A shown password is still not a text to correct.
            autoCapitalize="none"
            spellCheck={false}
            {...props}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            title={isShown ? hideText : showText}
            onClick={() => setShown(!isShown)}
            className="text-soft hover:text-ink absolute inset-y-1 right-1 grid w-11 place-items-center rounded-xl"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">{isShown ? hideText : showText}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
