import type { ReactNode } from 'react'

import { type ButtonSize, buttonStyle } from './button-style.ts'

type SubmitButtonProps = { size?: ButtonSize; isWorking: boolean; workingText: string; children: ReactNode }

/** Submits its form; shows that it is busy meanwhile, and cannot be pressed twice. */
export function SubmitButton({ size, isWorking, workingText, children }: SubmitButtonProps) {
  return (
    <button type="submit" disabled={isWorking} className={buttonStyle('main', size, 'w-full')}>
      {isWorking ? workingText : children}
    </button>
  )
}
