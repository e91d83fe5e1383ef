import { clsx } from 'clsx'

const sizes = {
  small: 'min-h-10 px-4 text-sm',
  normal: 'min-h-11 px-5',
}

/** The style of one view among several, whether a link or a button: the selected one is filled. */
export function tabStyle(isChosen: boolean, size: keyof typeof sizes = 'normal', more?: string): string {
  return clsx(
    'font-display inline-flex items-center gap-2 rounded-full border-2 font-extrabold',
    isChosen ? 'border-ink bg-ink text-paper' : 'border-line bg-card hover:border-coral',
    sizes[size],
    more,
  )
}
