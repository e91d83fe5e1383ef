import type { ReadAt } from '@mofu/wire/envelope'
import type { Activity } from '@mofu/wire/market'
import { ExternalLink } from 'lucide-react'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FinalityMark } from '../../../parts/finality-mark.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { activityLooks } from './activity-looks.ts'

type ActivityTableProps = { activity: readonly Activity[]; chainId: number; at: ReadAt | undefined }

const cell = 'px-4 py-3 sm:px-5'
/** Columns that small screens merge into their neighbours. */
const wide = `${cell} hidden sm:table-cell`

/** Everything that happened to a token, newest first. */
export function ActivityTable({ activity, chainId, at }: ActivityTableProps) {
  const t = useTranslations('market')
  return (
    <section aria-labelledby="activity" className="mt-10">
      <h2 id="activity" className="mb-3 text-2xl">
        {t('activity')}
      </h2>
      <div className="card">
        <table className="w-full text-left">
          <thead className="text-soft text-sm">
            <tr>
              <Heading className={cell} text={t('activityEvent')} />
              <Heading className={wide} text={t('activityPrice')} />
              <Heading className={wide} text={t('activityFrom')} />
              <Heading className={cell} text={t('activityTo')} />
              <Heading className={wide} text={t('activityWhen')} />
              <Heading className={cell} text={t('activityState')} />
            </tr>
          </thead>
          <tbody>
            {activity.map((event) => (
              <ActivityRow key={event.id} event={event} chainId={chainId} at={at} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Heading({ text, className }: { text: string; className: string }) {
  return (
    <th scope="col" className={`${className} font-semibold`}>
      {text}
    </th>
  )
}

function ActivityRow({ event, chainId, at }: { event: Activity; chainId: number; at: ReadAt | undefined }) {
  const t = useTranslations('market')
  const explorer = useNetworkOf(chainId)?.explorerUrl
  const { Icon, words } = activityLooks[event.kind]
  const hasFrom = event.kind !== 'mint'
  const hasTo = event.kind === 'mint' || event.kind === 'transfer' || event.kind === 'sale'
  return (
    <tr className="border-line border-t-2">
      <td className={cell}>
        <span className="font-display inline-flex items-center gap-2 font-extrabold whitespace-nowrap">
          <Icon aria-hidden="true" className="text-coral-text size-4" />
          {t(words)}
        </span>
        {event.price === null ? null : (
          <span className="block text-sm sm:hidden">
            <EventPrice event={event} />
          </span>
        )}
        <TimeAgo at={event.at} className="text-soft block text-xs sm:hidden" />
      </td>
      <td className={wide}>
        <EventPrice event={event} />
      </td>
      <td className={wide}>{hasFrom ? <AddressLabel address={event.from} /> : '—'}</td>
      <td className={cell}>
        {hasFrom ? (
          <span className="text-soft block text-xs sm:hidden">
            <AddressLabel address={event.from} />
            {hasTo ? ' →' : ''}
          </span>
        ) : null}
        {hasTo ? <AddressLabel address={event.to} /> : <span className="hidden sm:inline">—</span>}
      </td>
      <td className={`${wide} text-soft`}>
        <TimeAgo at={event.at} />
      </td>
      <td className={cell}>
        <span className="inline-flex items-center gap-2">
          {at ? <FinalityMark block={event.block} at={at} /> : null}
          {explorer ? (
            <a
              href={`${explorer}/tx/${event.txHash}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('viewTransaction')}
            >
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          ) : null}
        </span>
      </td>
    </tr>
  )
}

function EventPrice({ event: { price, symbol, decimals } }: { event: Activity }) {
  if (price === null || symbol === null || decimals === null) return '—'
  return (
    <AmountLabel amount={BigInt(price)} coin={symbol} decimals={decimals} className="whitespace-nowrap" />
  )
}
