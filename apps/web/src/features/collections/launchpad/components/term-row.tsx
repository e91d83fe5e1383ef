import type { ReactNode } from 'react'

export function TermRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className="font-display font-extrabold tabular-nums">{children}</dd>
    </div>
  )
}
