import { useId } from 'react'

type TickBoxProps = {
  label: string
  hint?: string | undefined
  problem?: string | undefined
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  isDisabled?: boolean
}

/** A checkbox with its label. */
export function TickBox({ label, hint, problem, isTicked, onTick, isDisabled = false }: TickBoxProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        disabled={isDisabled}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onTick(target.checked)}
        className="accent-coral mt-0.5 size-6 shrink-0 cursor-pointer"
      />
      <div>
        <label htmlFor={id} className="font-display cursor-pointer font-extrabold">
          {label}
        </label>
        {note === undefined ? null : (
          <p
            id={`${id}-note`}
            className={problem === undefined ? 'text-soft text-sm' : 'text-berry-text text-sm font-semibold'}
          >
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
