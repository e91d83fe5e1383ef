import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type CountLinkProps = Pick<LinkProps, 'to' | 'hash'> & {
  /** Announced instead of icon and number, so it names both. */
  label: string
  count: number
  /** The icon. */
  children: ReactNode
}

/** A round icon of the top bar that links to a page and shows how much is there. */
export function CountLink({ label, count, children, ...link }: CountLinkProps) {
  return (
    <Link
      {...link}
      aria-label={label}
      title={label}
      className="text-ink hover:border-line-strong hover:bg-card relative inline-grid size-10 shrink-0 place-items-center rounded-full border-2 border-transparent"
    >
      {children}
      {count === 0 ? null : (
        <span
          aria-hidden="true"
          className="bg-berry text-paper absolute -top-0.5 -right-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums"
        >
          {shownCount(count)}
        </span>
      )}
    </Link>
  )
}

export function shownCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
