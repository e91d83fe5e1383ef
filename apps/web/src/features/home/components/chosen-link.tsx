import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type ChosenLinkProps = { url: string; className: string; children: ReactNode }

/** Where an admin chose to lead: to a page of ours in place, to another house in a tab of its own. */
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
