import { clsx } from 'clsx'
import { useId } from 'react'

type SelectFieldProps<Value extends string> = {
  label: string
  /** Where the choice itself says what it is about, the label is only read out. */
  isLabelHidden?: boolean
  value: Value | ''
  choices: readonly { value: Value; label: string }[]
  /** What stands there before anything is chosen. */
  emptyText?: string
  problem?: string | undefined
  hint?: string | undefined
  autoComplete?: string
  disabled?: boolean
  onChoose: (value: Value) => void
}

/** One of several, by the device's own list: what phones do best. */
export function SelectField<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  choices,
  emptyText,
  problem,
  hint,
  onChoose,
  ...props
}: SelectFieldProps<Value>) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-display mb-1 block font-extrabold'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => {
          const chosen = choices.find((one) => one.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
        className={clsx(
          'min-h-12 max-w-full rounded-2xl border-2 bg-card px-4 py-2 text-ink outline-none focus-visible:border-focus disabled:bg-sunken disabled:text-soft',
          isLabelHidden ? '' : 'w-full',
          problem === undefined ? 'border-line-strong' : 'border-berry',
        )}
        {...props}
      >
        {emptyText === undefined ? null : (
          <option value="" disabled>
            {emptyText}
          </option>
        )}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
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
