import type { BidState } from '@mofu/domain/lot-state'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { joinPages } from '../join-pages.ts'
import { ownBidsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { LotCard } from './lot-card.tsx'
import { LotGrid } from './lot-grid.tsx'

const tones: Record<BidState, BadgeTone> = {
  leading: 'mint',
  outbid: 'berry',
  won: 'mint',
  lost: 'plain',
  reclaimed: 'plain',
}

/** The lots that a wallet has bid in, with what became of its bid. */
export function OwnBids({ chainId, account }: { chainId: number; account: string }) {
  const t = useTranslations('auctions')
  const bids = useInfiniteQuery(ownBidsQuery(chainId, account))
  const first = bids.data?.pages[0]
  useFresh(chainId, first?.block, bids)
  const list = bids.data && joinPages(bids.data.pages, ({ lot }) => lot.id)
  const read = { blockTime: first?.blockTime, readAtMs: bids.dataUpdatedAt }
  const held = first?.held ?? []
  const empty = <StateNote scene="empty" title={t('bidsEmptyTitle')} text={t('bidsEmptyText')} />
  return (
    <div className="grid gap-4">
      {held.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-soft">{t('held')}</span>
          {held.map(({ coin, symbol, decimals, amount }) => (
            <AmountLabel
              key={coin}
              className="font-display font-extrabold"
              amount={BigInt(amount)}
              coin={symbol}
              decimals={decimals}
            />
          ))}
        </p>
      )}
      <LotGrid list={bids} label={t('tab.bids')} count={list?.length} empty={empty}>
        {list?.map(({ lot, bid, bidState }) => (
          <li key={lot.id}>
            <LotCard lot={lot} read={read}>
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  <span className="text-soft text-sm">{t('yourBid')}</span>{' '}
                  <AmountLabel amount={BigInt(bid)} coin={lot.symbol} decimals={lot.decimals} />
                </span>
                <Badge tone={tones[bidState]}>{t(`bidState.${bidState}`)}</Badge>
              </p>
            </LotCard>
          </li>
        ))}
      </LotGrid>
    </div>
  )
}
