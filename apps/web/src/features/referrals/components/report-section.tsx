import { type ReactNode, useId } from 'react'

type ReportSectionProps = { title: string; aside?: ReactNode; children: ReactNode }

export function ReportSection({ title, aside, children }: ReportSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
