import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: string
  text?: string
  aside?: ReactNode
  /** The anchor for links. */
  anchor?: string
  children: ReactNode
}

/** One section of a page. */
export function Section({ title, text, aside, anchor, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="card p-5 sm:p-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {text === undefined ? null : <p className="text-soft mb-4">{text}</p>}
      {children}
    </section>
  )
}
