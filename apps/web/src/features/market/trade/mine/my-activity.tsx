import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { FinalityMark } from '../../../../parts/finality-mark.tsx'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { activityLooks } from '../../components/activity-looks.ts'
import { ListFrame } from './list-frame.tsx'
import { activityQuery, type OwnerAtBlock } from './queries.ts'

/** Everything an address did or received, newest first. */
export function MyActivity({ whose }: { whose: OwnerAtBlock }) {
  const t = useTranslations('trade')
  const tMarket = useTranslations('market')
  const list = useInfiniteQuery({ ...activityQuery(whose), placeholderData: keepPreviousData })
  const events = list.data?.pages.flatMap(({ data }) => data.list) ?? []
  const at = list.data?.pages[0]?.at
  return (
    <ListFrame
      list={list}
      count={events.length}
      empty={{ title: t('noActivityTitle'), text: t('noActivityText') }}
    >
      {events.map((event) => {
        const { Icon, words } = activityLooks[event.kind]
        return (
          <li key={event.id} className="card flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <span className="font-display inline-flex min-w-32 items-center gap-2 font-extrabold">
              <Icon aria-hidden="true" className="text-coral-text size-4" />
              {tMarket(words)}
            </span>
            <Link
              to="/detail/$id"
              params={{ id: event.nftId }}
              className="min-w-0 grow basis-40 truncate font-semibold underline-offset-4 hover:underline"
            >
              {event.title === '' ? `#${event.nftId.split('-').at(-1)}` : event.title}
            </Link>
            {event.price !== null && event.symbol !== null && event.decimals !== null ? (
              <AmountLabel
                amount={BigInt(event.price)}
                coin={event.symbol}
                decimals={event.decimals}
                className="font-display font-extrabold"
              />
            ) : null}
            <TimeAgo at={event.at} className="text-soft text-sm" />
            {at ? <FinalityMark block={event.block} at={at} /> : null}
          </li>
        )
      })}
    </ListFrame>
  )
}
