import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string
  hint?: string | undefined
  /** What is wrong with it, when something is. */
  problem?: string | undefined
  onText: (text: string) => void
}

/** A line to type in, with its name above and what is wrong below. */
export function TextField({ label, hint, problem, onText, ...props }: TextFieldProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div>
      <label htmlFor={id} className="font-display mb-1 block font-extrabold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onText(event.target.value)}
        className={clsx(
          'min-h-12 w-full rounded-2xl border-2 bg-paper px-4 py-2 text-ink outline-none transition-colors focus-visible:border-focus disabled:bg-sunken disabled:text-soft',
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
