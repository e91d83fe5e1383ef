import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; text?: string; children: ReactNode }

/** One section of a page. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {text === undefined ? null : <p className="text-soft mb-4">{text}</p>}
      <div className="grid gap-4">{children}</div>
    </section>
  )
}
