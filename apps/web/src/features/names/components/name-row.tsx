import type { Name } from '@mofu/wire/names'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { useDateText } from '../use-date-text.ts'
import { StateBadges } from './state-badges.tsx'

type NameRowProps = { name: Name; time: number; isOwnerShown?: boolean }

/** A name in a list, with its state, its expiry and its price. */
export function NameRow({ name, time, isOwnerShown = true }: NameRowProps) {
  const t = useTranslations('names')
  const dateOf = useDateText()
  const { price, symbol, decimals } = name
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <Link
          to="/pnsdetail/$id"
          params={{ id: name.id }}
          className="font-display text-xl font-extrabold break-all underline-offset-4 hover:underline"
        >
          {name.name}
        </Link>
        <p className="text-soft flex flex-wrap items-center gap-x-2 text-sm">
          <span>
            {t(name.state === 'live' ? 'expires' : 'expired')} {dateOf(name.expiry)}
          </span>
          {isOwnerShown ? <AddressLabel address={name.owner} /> : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <StateBadges name={name} time={time} />
        {price === null ? null : (
          <AmountLabel
            amount={BigInt(price)}
            coin={symbol ?? ''}
            decimals={decimals ?? 0}
            className="font-semibold"
          />
        )}
      </div>
    </div>
  )
}
