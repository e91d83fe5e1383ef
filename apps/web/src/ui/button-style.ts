import { clsx } from 'clsx'

export type ButtonLook = 'main' | 'plain' | 'quiet'
export type ButtonSize = 'small' | 'normal' | 'large'

const looks: Record<ButtonLook, string> = {
  // Coral is reserved for the one main action of a screen. The button has an edge and sinks when pressed.
  main: 'bg-coral text-plum border-plum/15 shadow-[0_4px_0_var(--coral-deep)] enabled:hover:brightness-105 active:translate-y-1 active:shadow-none',
  plain: 'bg-card text-ink border-line-strong hover:border-coral hover:bg-coral-wash',
  quiet: 'border-transparent text-ink hover:bg-sunken',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-3 text-sm sm:px-4',
  normal: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-lg',
}

/** The style of everything that is pressed, whether a button or a link. */
export function buttonStyle(look: ButtonLook = 'plain', size: ButtonSize = 'normal', more?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-full border-2 font-display leading-tight font-extrabold text-balance no-underline select-none',
    'transition-transform duration-150 disabled:opacity-60 disabled:shadow-none',
    looks[look],
    sizes[size],
    more,
  )
}
