import { CircleHelp } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'

const loadPopover = () => import('./info-popover.tsx')
const InfoPopover = lazy(async () => ({ default: (await loadPopover()).InfoPopover }))

/** A question mark with an explanation on hover and tap. The popover's code is loaded on first use. */
export function InfoBox({ label, children }: { label: string; children: ReactNode }) {
  const [isReached, setReached] = useState(false)
  if (!isReached) {
    const open = async () => {
      await loadPopover()
      setReached(true)
    }
    return (
      <Mark
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={false}
        onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? void open() : undefined)}
        onFocus={() => void loadPopover()}
        onClick={() => void open()}
      />
    )
  }
  return (
    <Suspense fallback={<Mark aria-label={label} />}>
      <InfoPopover mark={<Mark aria-label={label} />}>{children}</InfoPopover>
    </Suspense>
  )
}

function Mark(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="text-soft hover:text-ink inline-grid size-6 shrink-0 place-items-center rounded-full align-middle"
    >
      <CircleHelp aria-hidden="true" className="size-4" />
    </button>
  )
}
