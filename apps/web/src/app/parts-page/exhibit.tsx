import type { ReactNode } from 'react'

/** One part on the page, under the name of its file. */
export function Exhibit({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section aria-label={file} className="mb-10">
      <h2 className="border-line mb-4 border-b-2 pb-1 text-xl">{file}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}
