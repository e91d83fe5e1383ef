import { clsx } from 'clsx'

type ProgressBarProps = {
  label: string
  /** Undefined while the progress is unknown: then the bar pulses. */
  value: number | undefined
  most: number
  tone: 'mint' | 'honey' | 'coral'
  className?: string
}

const tones = {
  mint: '[&::-webkit-progress-value]:bg-mint [&::-moz-progress-bar]:bg-mint',
  honey: '[&::-webkit-progress-value]:bg-honey [&::-moz-progress-bar]:bg-honey',
  coral: '[&::-webkit-progress-value]:bg-coral [&::-moz-progress-bar]:bg-coral',
}

export function ProgressBar({ label, value, most, tone, className = 'h-3' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={most}
      className={clsx(
        'block w-full appearance-none overflow-hidden rounded-full bg-sunken indeterminate:animate-pulse [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full',
        tones[tone],
        className,
      )}
    />
  )
}
