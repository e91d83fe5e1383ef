import { clsx } from 'clsx'

/** Holds the place of something that is still on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-shimmer bg-line', className)} />
}
