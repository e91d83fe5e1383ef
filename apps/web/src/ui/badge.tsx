import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'mint' | 'honey' | 'berry'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-soft',
  mint: 'bg-mint-wash text-mint-text',
  honey: 'bg-honey-wash text-honey-text',
  berry: 'bg-berry-wash text-berry-text',
}

export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap tabular-nums',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
