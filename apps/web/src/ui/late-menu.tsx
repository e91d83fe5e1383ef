import { type ComponentProps, type ComponentType, type ReactElement, Suspense, useState } from 'react'

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded'
>

export type LateMenuProps = {
  /** Draws the button, before and after the menu itself is there. */
  drawTrigger: (props: TriggerProps) => ReactElement
  /** Fetches the menu, which opens as soon as it is shown. */
  load: () => Promise<ComponentType<{ trigger: ReactElement }>>
}

/** A menu whose code comes when somebody reaches for it: most visits open none. */
export function LateMenu({ drawTrigger, load }: LateMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<{ trigger: ReactElement }>>()
  if (Loaded) {
    const trigger = drawTrigger({})
    // The menu's words may still be on their way.
    return (
      <Suspense fallback={trigger}>
        <Loaded trigger={trigger} />
      </Suspense>
    )
  }
  const fetchAhead = () => void load()
  const open = async () => {
    const menu = await load()
    setLoaded(() => menu)
  }
  return drawTrigger({
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => void open(),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
}
