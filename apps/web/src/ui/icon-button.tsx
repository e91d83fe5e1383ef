import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'className'> & {
  label: string
  size?: 'small' | 'normal'
}

/** A button that shows only an icon; its label is announced and shown on hover. */
export function IconButton({ label, size = 'normal', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full border-2 border-transparent text-ink hover:border-line-strong hover:bg-card',
        size === 'small' ? 'size-8' : 'size-10',
      )}
      {...props}
    />
  )
}
