import { type ReactNode, useId } from 'react'

import { tabStyle } from '../ui/tab-style.ts'
import { PagedList, type PagedListProps } from './paged-list.tsx'

type AdminListProps<State extends string> = Omit<PagedListProps, 'label'> & {
  title: string
  text?: string
  /** Beside the title, for example how many wait. */
  badge?: ReactNode
  /** Which of several lists is shown. */
  choice?: {
    states: readonly State[]
    state: State
    onChoose: (state: State) => void
    textOf: (state: State) => string
  }
}

/** A section of the administration: a title, the choice of a state, and the list of what is in it. */
export function AdminList<State extends string>({
  title,
  text,
  badge,
  choice,
  ...list
}: AdminListProps<State>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {badge}
        {choice ? (
          <div className="flex flex-wrap gap-2">
            {choice.states.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === choice.state}
                onClick={() => choice.onChoose(one)}
                className={tabStyle(one === choice.state, 'small')}
              >
                {choice.textOf(one)}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      {text === undefined ? null : <p className="text-soft mb-3">{text}</p>}
      <PagedList label={title} {...list} />
    </section>
  )
}
