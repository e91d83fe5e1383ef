import type { ReactNode } from 'react'

import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'

type SubmitButtonProps = {
  look?: ButtonLook
  size?: ButtonSize
  className?: string
  /** Tells the form which of its buttons was pressed. */
  value?: string
  isWorking: boolean
  /** While something else is missing that the form needs. */
  isDisabled?: boolean
  workingText: string
  children: ReactNode
}

/** Submits its form; shows that it is busy meanwhile, and cannot be pressed twice. */
export function SubmitButton({
  look = 'main',
  size,
  className = 'w-full',
  value,
  isWorking,
  isDisabled = false,
  workingText,
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      value={value}
      disabled={isWorking || isDisabled}
      className={buttonStyle(look, size, className)}
    >
      {isWorking ? workingText : children}
    </button>
  )
}
