import { Popover as Base } from '@base-ui/react/popover'
import { type ReactElement, type ReactNode, useState } from 'react'

/** SPEC §9: long enough to move the pointer into the box. */
const HIDE_MS = 500

type PopoverProps = {
  label: string
  trigger: ReactElement
  /** Whether the trigger was pressed: the box then stays when the pointer leaves. */
  isPinned: boolean
  onPin: (isPinned: boolean) => void
  children: ReactNode
}

/** The box of a `LazyPopover`, open as soon as it is mounted. */
export function Popover({ label, trigger, isPinned, onPin, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(true)
  const change = (willOpen: boolean, { reason }: Base.Root.ChangeEventDetails) => {
    if (reason === 'trigger-hover' && isPinned) return
    const isPinning = !willOpen && reason === 'trigger-press' && !isPinned
    onPin(isPinning || (willOpen && reason === 'trigger-press'))
    setOpen(willOpen || isPinning)
  }
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Trigger openOnHover delay={100} closeDelay={HIDE_MS} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup
            aria-label={label}
            className="border-line-strong bg-card text-ink max-w-[min(18rem,calc(100vw-2rem))] rounded-2xl border-2 px-4 py-3 text-sm outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
