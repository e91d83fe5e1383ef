import { type ComponentProps, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'

const loadPopover = () => import('./popover.tsx')
const Popover = lazy(async () => ({ default: (await loadPopover()).Popover }))

type LazyPopoverProps = {
  /** What the box is about, for screen readers. */
  label: string
  drawTrigger: (props: ComponentProps<'button'>) => ReactElement
  children: ReactNode
}

/** A button with a box that opens on hover, and stays open when pressed. The code of the box is loaded on first use. */
export function LazyPopover({ label, drawTrigger, children }: LazyPopoverProps) {
  const [isReached, setReached] = useState(false)
  const [isPinned, setPinned] = useState(false)
  if (!isReached) {
    const open = async () => {
      await loadPopover()
      setReached(true)
    }
    return drawTrigger({
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onPointerEnter: ({ pointerType }) => (pointerType === 'mouse' ? void open() : undefined),
      onFocus: () => void loadPopover(),
      onClick: () => {
        setPinned(true)
        void open()
      },
    })
  }
  return (
    <Suspense fallback={drawTrigger({})}>
      <Popover label={label} trigger={drawTrigger({})} isPinned={isPinned} onPin={setPinned}>
        {children}
      </Popover>
    </Suspense>
  )
}
