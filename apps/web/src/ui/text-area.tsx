import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange'> & {
  label: string
  hint?: string | undefined
  problem?: string | undefined
  onText: (text: string) => void
}

/** Several lines to type in, with their name above and what is wrong below. */
export function TextArea({ label, hint, problem, onText, ...props }: TextAreaProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div>
      <label htmlFor={id} className="font-display mb-1 block font-extrabold">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onText(event.target.value)}
        className={clsx(
          'block w-full rounded-2xl border-2 bg-paper px-4 py-3 text-ink outline-none transition-colors focus-visible:border-focus disabled:bg-sunken disabled:text-soft',
          problem === undefined ? 'border-line-strong' : 'border-berry',
        )}
        {...props}
      />
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={clsx(
            'mt-1 text-sm',
            problem === undefined ? 'text-soft' : 'font-semibold text-berry-text',
          )}
        >
          {note}
        </p>
      )}
    </div>
  )
}
