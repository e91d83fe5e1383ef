import { Popover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

/** SPEC §9: long enough to move the pointer into the box. */
const HIDE_MS = 500

/** The popover of an `InfoBox`, open as soon as it is mounted. */
export function InfoPopover({ mark, children }: { mark: ReactElement; children: ReactNode }) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger openOnHover delay={100} closeDelay={HIDE_MS} render={mark} />
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
