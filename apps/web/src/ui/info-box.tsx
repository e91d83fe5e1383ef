import { Popover } from '@base-ui/react/popover'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'

/** SPEC §9: long enough to move the pointer into the box. */
const HIDE_MS = 500

/** A question mark that explains itself on hover, focus and tap. */
export function InfoBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger
        openOnHover
        delay={100}
        closeDelay={HIDE_MS}
        aria-label={label}
        className="text-soft hover:text-ink inline-grid size-6 shrink-0 place-items-center rounded-full align-middle"
      >
        <CircleHelp aria-hidden="true" className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="z-50">
          <Popover.Popup className="border-line-strong bg-card text-ink max-w-[min(18rem,calc(100vw-2rem))] rounded-2xl border-2 px-4 py-3 text-sm outline-none">
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
