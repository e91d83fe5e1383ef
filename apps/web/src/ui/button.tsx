import type { ComponentProps } from 'react'

import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & { look?: ButtonLook; size?: ButtonSize }

export function Button({ look, size, className, ...props }: ButtonProps) {
  return <button type="button" className={buttonStyle(look, size, className)} {...props} />
}
