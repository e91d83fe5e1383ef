import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export const optionStyle = (isActive: boolean) =>
  clsx(
    'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 py-1.5 text-left',
    isActive ? 'bg-honey-wash outline-2 outline-honey' : 'hover:bg-sunken',
  )

/** The contents of a row: a picture, two lines, and a price where there is one. */
export function OptionContent({
  picture,
  title,
  detail,
  price,
}: {
  picture: ReactNode
  title: string
  detail: ReactNode
  price?: ReactNode
}) {
  return (
    <>
      {picture}
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{title}</span>
        {detail === '' ? null : <span className="text-soft block truncate text-sm">{detail}</span>}
      </span>
      {price ? <span className="shrink-0 text-right text-sm">{price}</span> : null}
    </>
  )
}
