import { clsx } from 'clsx'

/** A placeholder for something that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-shimmer bg-line', className)} />
}
