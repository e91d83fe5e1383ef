import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

import { RequiredMark } from './required-mark.tsx'

export type FieldFrameProps = {
  label: string
  /** For fields that explain themselves: the label is visually hidden. */
  isLabelHidden?: boolean
  /** Marks the field as required, visibly and for screen readers. */
  isRequired?: boolean | undefined
  hint?: string | undefined
  /** The error message, if there is one. */
  problem?: string | undefined
}

/** Attributes that connect the control to its label and its note. */
export type FramedField = {
  id: string
  'aria-required': boolean | undefined
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

/** The frame of every form field: the label above, the hint or the error below. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  isRequired,
  hint,
  problem,
  children,
}: FieldFrameProps & { children: (field: FramedField) => ReactNode }) {
  const id = useId()
  const note = problem ?? hint
  const isWrong = problem !== undefined
  return (
    <div className="min-w-0">
      <div className={isLabelHidden ? 'sr-only' : 'mb-1'}>
        <label htmlFor={id} className="font-display font-extrabold">
          {label}
        </label>
        {isRequired ? <RequiredMark /> : null}
      </div>
      {children({
        id,
        'aria-required': isRequired,
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
