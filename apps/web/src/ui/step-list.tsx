import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

type StepState = 'done' | 'now' | 'failed' | 'ahead'
type Step = { title: string; text?: ReactNode; state: StepState }

const marks: Record<StepState, string> = {
  done: 'border-mint bg-mint-wash text-mint-text',
  now: 'animate-shimmer border-honey bg-honey-wash text-honey-text',
  failed: 'border-berry bg-berry-wash text-berry-text',
  ahead: 'border-line-strong bg-card text-soft',
}

type StepListProps = { label: string; steps: readonly Step[]; stateNames: Record<StepState, string> }

/** A vertical list of steps: done, current, and still to come. */
export function StepList({ label, steps, stateNames }: StepListProps) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map(({ title, text, state }, index) => (
        <li
          key={title}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className="bg-line absolute top-9 bottom-0 left-4 w-0.5 -translate-x-1/2"
            />
          ) : null}
          <span
            aria-hidden="true"
            className={`font-display grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-extrabold ${marks[state]}`}
          >
            {state === 'done' ? (
              <Check className="size-4" />
            ) : state === 'failed' ? (
              <X className="size-4" />
            ) : (
              index + 1
            )}
          </span>
          <span className={state === 'ahead' ? 'text-soft' : undefined}>
            <span className="font-display block leading-8 font-extrabold">
              {title}
              <span className="sr-only">: {stateNames[state]}</span>
            </span>
            {text === undefined ? null : <span className="text-soft block text-sm">{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
