import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'

import { LazyPopover } from './lazy-popover.tsx'

/** A question mark with an explanation on hover and tap. */
export function InfoBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <LazyPopover
      label={label}
      drawTrigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={label}
          className="text-soft hover:text-ink inline-grid size-6 shrink-0 place-items-center rounded-full align-middle"
        >
          <CircleHelp aria-hidden="true" className="size-4" />
        </button>
      )}
    >
      {children}
    </LazyPopover>
  )
}
