import { type ComponentProps, type ComponentType, type ReactElement, Suspense, useState } from 'react'

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded'
>

export type LazyMenuProps = {
  /** Renders the button, before and after the menu itself is loaded. */
  drawTrigger: (props: TriggerProps) => ReactElement
  /** Loads the menu, which opens as soon as it is mounted. */
  load: () => Promise<ComponentType<{ trigger: ReactElement }>>
}

/** A menu whose code is loaded on first use: most visits open none. */
export function LazyMenu({ drawTrigger, load }: LazyMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<{ trigger: ReactElement }>>()
  if (Loaded) {
    const trigger = drawTrigger({})
    // The menu's texts may still be loading.
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
