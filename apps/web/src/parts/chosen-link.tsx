import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type ChosenLinkProps = { url: string; className: string; children: ReactNode }

/** A link chosen by an admin: our own pages open in place, other sites in a new tab. */
export function ChosenLink({ url, className, children }: ChosenLinkProps) {
  return url.startsWith('/') ? (
    <Link to={url} className={className}>
      {children}
    </Link>
  ) : (
    <a href={url} rel="noopener noreferrer" target="_blank" className={className}>
      {children}
    </a>
  )
}
