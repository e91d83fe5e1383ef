import { shortAddress } from '@mofu/domain/address'
import type { StatementLine } from '@mofu/domain/referral-statement'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'

/** The checked lines, read from the very texts that were hashed. */
export function StatementTable({ lines }: { lines: readonly StatementLine[] }) {
  const t = useTranslations('referrals')
  const { coins } = useNetwork()
  return (
    <ul aria-label={t('statementLines')} className="card divide-line divide-y-2">
      {lines.map(({ number, record, kind, nftId, to, coin, price, at }) => {
        const known = coins.find(({ address }) => address.toLowerCase() === coin)
        return (
          <li key={record} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 sm:px-5">
            <span className="text-soft w-8 tabular-nums">{number}</span>
            <Badge>{t(`kind.${kind}`)}</Badge>
            <Link
              to="/detail/$id"
              params={{ id: nftId }}
              className="min-w-0 grow font-semibold underline underline-offset-4"
            >
              {t('unnamed', { tokenId: shortId(nftId.split('-').at(-1) ?? '') })}
            </Link>
            <span title={to} className="text-soft tabular-nums">
              {shortAddress(to)}
            </span>
            <TimeAgo at={at} className="text-soft whitespace-nowrap" />
            <AmountLabel
              amount={BigInt(price)}
              coin={known?.symbol ?? shortAddress(coin)}
              decimals={known?.decimals ?? 0}
              className="font-semibold whitespace-nowrap"
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Token IDs of names have up to 78 digits. */
function shortId(digits: string): string {
  return digits.length > 12 ? `${digits.slice(0, 4)}…${digits.slice(-4)}` : digits
}
