import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 font-semibold outline-none select-none data-[highlighted]:bg-sunken'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  className?: string
  align?: 'start' | 'end'
}

/** Opens as soon as it is mounted: the first press on its trigger loads it (lazy-menu.tsx). */
export function Menu({ trigger, className, align = 'end', children }: MenuProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50 outline-none">
          <Base.Popup
            className={clsx(
              'min-w-52 origin-(--transform-origin) rounded-[20px] border-2 border-line bg-card p-2 text-ink outline-none',
              'transition-[transform,opacity] duration-150 ease-spring data-[ending-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:scale-95 data-[starting-style]:opacity-0',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type MenuItemProps = { onPress: () => void; staysOpen?: boolean; children: ReactNode }

export function MenuItem({ onPress, staysOpen = false, children }: MenuItemProps) {
  return (
    <Base.Item onClick={onPress} closeOnClick={!staysOpen} className={row}>
      {children}
    </Base.Item>
  )
}

/** A link to a page of the app; the caller passes the link without children, the menu fills it. */
export function MenuLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return (
    <Base.LinkItem render={link} closeOnClick className={row}>
      {children}
    </Base.LinkItem>
  )
}

/** A link to another site, opened in a new tab. */
export function MenuOutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Base.LinkItem href={href} target="_blank" rel="noopener noreferrer" closeOnClick className={row}>
      {children}
    </Base.LinkItem>
  )
}

type MenuChoiceProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; lang?: string; note?: string | undefined }[]
  onChoose: (value: Value) => void
}

/** One of several options, with a tick at the selected one. */
export function MenuChoice<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={(chosen: Value) => onChoose(chosen)}>
      {choices.map((choice) => (
        <Base.RadioItem
          key={choice.value}
          value={choice.value}
          closeOnClick
          lang={choice.lang}
          className={row}
        >
          <span className="grow">
            {choice.label}
            {choice.note === undefined ? null : (
              <span className="text-soft block text-sm font-normal">{choice.note}</span>
            )}
          </span>
          <Base.RadioItemIndicator>
            <Check aria-hidden="true" className="text-coral-text size-5" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
