import type { Lot, LotBid } from '@mofu/wire/auctions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { ExplorerLink } from '../../../tx/explorer-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { bidsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'

type BidHistoryProps = { lot: Lot; bids: { list: readonly LotBid[]; next: number | null } }

/** Every bid of a lot, newest and highest first. */
export function BidHistory({ lot, bids: { list, next } }: BidHistoryProps) {
  const t = useTranslations('auctions')
  const [isLong, setLong] = useState(false)
  const all = useInfiniteQuery({ ...bidsQuery(lot.nftId), enabled: isLong })
  useFresh(lot.chainId, all.data?.pages[0]?.block, all)
  const known = new Set(list.map(({ id }) => id))
  const rest = (all.data?.pages ?? []).flatMap((page) => page.list).filter(({ id }) => !known.has(id))
  const hasMore = isLong ? all.hasNextPage : next !== null
  return (
    <section aria-labelledby="bids">
      <h2 id="bids" className="text-2xl">
        {t('history')}
      </h2>
      {list.length === 0 ? <p className="text-soft mt-2">{t('historyEmpty')}</p> : null}
      <ol aria-label={t('history')} className="divide-line divide-y-2">
        {[...list, ...rest].map((bid, index) => (
          <BidRow key={bid.id} lot={lot} bid={bid} isTop={index === 0 && lot.bidder === bid.bidder} />
        ))}
      </ol>
      {hasMore ? (
        <Button
          size="small"
          className="mt-3"
          disabled={isLong && all.isFetching}
          onClick={() => (isLong ? void all.fetchNextPage() : setLong(true))}
        >
          {t('more')}
        </Button>
      ) : null}
    </section>
  )
}

function BidRow({ lot, bid, isTop }: { lot: Lot; bid: LotBid; isTop: boolean }) {
  const t = useTranslations('auctions')
  const account = useAccount()
  const isMine = account.status === 'connected' && account.address.toLowerCase() === bid.bidder
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <AmountLabel
        className="font-display min-w-28 font-extrabold"
        amount={BigInt(bid.amount)}
        coin={lot.symbol}
        decimals={lot.decimals}
      />
      <span className="flex grow flex-wrap items-center gap-2">
        {isMine ? <Badge tone="mint">{t('you')}</Badge> : null}
        <AddressLabel address={bid.bidder} />
        {isTop ? <Badge tone="honey">{t('top')}</Badge> : null}
        {bid.isExtending ? <Badge>{t('extended')}</Badge> : null}
      </span>
      <span className="text-soft flex items-center gap-2 text-sm">
        <TimeAgo at={bid.at} />
        <ExplorerLink chainId={lot.chainId} hash={bid.txHash as `0x${string}`} />
      </span>
    </li>
  )
}
