import type { CollectionEvent } from '@mofu/wire/collections'
import type { ReadAt } from '@mofu/wire/envelope'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { FinalityMark } from '../../../parts/finality-mark.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { eventsQuery } from '../queries.ts'

const cell = 'px-4 py-3'
/** Columns that small screens merge into their neighbours. */
const wide = `${cell} hidden sm:table-cell`

const kindWords = {
  mint: 'kindMint',
  transfer: 'kindTransfer',
  list: 'kindList',
  unlist: 'kindUnlist',
  sale: 'kindSale',
  bid: 'kindBid',
  unbid: 'kindUnbid',
} as const

/** The events that change the owner. */
const moves: ReadonlySet<CollectionEvent['kind']> = new Set(['mint', 'transfer', 'sale'])

/** Everything that happened in a collection, newest first. */
export function EventsTable({ id, chainId }: { id: string; chainId: number }) {
  const t = useTranslations('collections')
  const events = useInfiniteQuery(eventsQuery(id))
  if (events.isError && !events.data) {
    return <FailureNote title={t('errorTitle')} error={events.error} onRetry={() => void events.refetch()} />
  }
  if (!events.data) return <Skeleton className="h-64 w-full rounded-[20px]" />
  const list = events.data.pages.flatMap((page) => page.data.list)
  const at = events.data.pages[0]?.at
  if (list.length === 0) return <p className="text-soft py-8 text-center">{t('activityEmpty')}</p>
  return (
    <>
      <div className="card">
        <table className="w-full text-left">
          <thead className="text-soft text-sm">
            <tr>
              {(['activityPet', 'activityEvent'] as const).map((key) => (
                <th key={key} scope="col" className={`${cell} font-semibold`}>
                  {t(key)}
                </th>
              ))}
              {(['activityFrom', 'activityTo', 'activityWhen'] as const).map((key) => (
                <th key={key} scope="col" className={`${wide} font-semibold`}>
                  {t(key)}
                </th>
              ))}
              <th scope="col" className={`${cell} font-semibold`}>
                {t('activityState')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((event) => (
              <EventRow key={event.id} event={event} chainId={chainId} at={at} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-soft mt-6 text-center">
        {events.hasNextPage ? (
          <Button disabled={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {events.isFetchingNextPage ? t('loadingMore') : t('more')}
          </Button>
        ) : (
          t('end')
        )}
      </p>
    </>
  )
}

type EventRowProps = { event: CollectionEvent; chainId: number; at: ReadAt | undefined }

function EventRow({ event, chainId, at }: EventRowProps) {
  const t = useTranslations('market')
  const name = event.title === '' ? `#${event.nftId.split('-').at(-1)}` : event.title
  return (
    <tr className="border-line border-t-2">
      <td className={cell}>
        <Link
          to="/detail/$id"
          params={{ id: event.nftId }}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <TimeAgo at={event.at} className="text-soft block text-xs sm:hidden" />
      </td>
      <td className={`${cell} font-display font-extrabold`}>
        {t(kindWords[event.kind])}
        {event.price === null || event.symbol === null ? null : (
          <AmountLabel
            amount={BigInt(event.price)}
            coin={event.symbol}
            decimals={event.decimals ?? 0}
            className="font-text block text-sm font-semibold whitespace-nowrap"
          />
        )}
      </td>
      <td className={wide}>{event.kind === 'mint' ? '—' : <AddressLabel address={event.from} />}</td>
      <td className={wide}>
        {moves.has(event.kind) ? <AddressLabel address={event.to} chainId={chainId} /> : '—'}
      </td>
      <td className={`${wide} text-soft`}>
        <TimeAgo at={event.at} />
      </td>
      <td className={cell}>{at ? <FinalityMark block={event.block} at={at} /> : null}</td>
    </tr>
  )
}
