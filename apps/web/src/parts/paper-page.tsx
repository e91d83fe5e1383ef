import type { ReactNode } from 'react'

import { PageTitle } from '../ui/page-title.tsx'

/** A page with a single task. */
export function PaperPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="page grid justify-items-center py-8 sm:py-16">
      <PageTitle text={`${title} · Mofu`} />
      <section className="card w-full max-w-lg p-6 sm:p-10">
        <h1 className="text-3xl leading-tight">{title}</h1>
        {text === undefined ? null : <p className="text-soft mt-2">{text}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </div>
  )
}
