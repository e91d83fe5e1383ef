import { textIn } from '@mofu/domain/local-text'
import type { ReactNode } from 'react'

import { useLanguage } from '../../../../i18n/language.ts'
import { MoneyLabel } from '../../../../parts/money-label.tsx'
import type { OrderRow } from '../queries.ts'

type Line = OrderRow['lines'][number]

type LineListProps<L extends Line> = {
  lines: readonly L[]
  currency: string
  note?: (line: L) => ReactNode
}

/** The ordered items, under the names they had then. */
export function LineList<L extends Line>({ lines, currency, note }: LineListProps<L>) {
  const language = useLanguage()
  return (
    <ul className="divide-line divide-y-2">
      {lines.map((line) => {
        const choices = line.choices.map((choice) => textIn(language, choice)).filter(Boolean)
        return (
          <li key={line.skuId} className="flex items-center gap-4 py-3">
            {line.pictureUrl === null ? null : (
              <img
                src={line.pictureUrl}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="bg-sunken size-16 shrink-0 rounded-2xl object-cover"
              />
            )}
            <span className="min-w-0 grow">
              <span className="block font-semibold">{textIn(language, line.title)}</span>
              {choices.length === 0 ? null : (
                <span className="text-soft block text-sm">{choices.join(' · ')}</span>
              )}
              {note?.(line)}
            </span>
            <span className="shrink-0 text-right tabular-nums">
              <MoneyLabel amount={BigInt(line.price)} currency={currency} className="block font-semibold" />
              <span className="text-soft text-sm">× {line.quantity}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
