import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

export type FieldFrameProps = {
  label: string
  /** Where the field itself says what it is about, the label is only read out. */
  isLabelHidden?: boolean
  hint?: string | undefined
  /** What is wrong with it, when something is. */
  problem?: string | undefined
}

/** What ties the element inside to its label and its note. */
export type FramedField = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

/** The frame of everything that is typed or chosen: its name above, what helps or what is wrong below. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  hint,
  problem,
  children,
}: FieldFrameProps & { children: (field: FramedField) => ReactNode }) {
  const id = useId()
  const note = problem ?? hint
  const isWrong = problem !== undefined
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-display mb-1 block font-extrabold'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isWrong,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        className: clsx(
          'min-h-12 max-w-full rounded-2xl border-2 bg-paper px-4 py-2 text-ink outline-none focus-visible:border-focus disabled:bg-sunken disabled:text-soft',
          isLabelHidden ? '' : 'block w-full',
          isWrong ? 'border-berry' : 'border-line-strong',
        ),
      })}
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={clsx('mt-1 text-sm', isWrong ? 'font-semibold text-berry-text' : 'text-soft')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
