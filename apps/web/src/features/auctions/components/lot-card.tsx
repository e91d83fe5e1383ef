import { pictureSizes } from '@mofu/domain/picture-sources'
import type { Lot } from '@mofu/wire/auctions'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { MediaView } from '../../../parts/media-view.tsx'
import { petTitle } from '../../../parts/pet-title.ts'
import type { ReadTime } from '../queries.ts'
import { LotBadge } from './lot-badge.tsx'
import { LotClock } from './lot-clock.tsx'

type LotCardProps = { lot: Lot; read: ReadTime; children?: ReactNode }

/** A lot in a list; the link covers the whole card. */
export function LotCard({ lot, read, children }: LotCardProps) {
  const t = useTranslations('auctions')
  const { symbol, decimals } = lot
  return (
    <article className="group relative h-full">
      <div className="card card-lift h-full p-2 sm:p-3">
        <MediaView nft={lot} sizes={pictureSizes.card} />
        <div className="grid gap-1 px-1 pt-3 pb-1 sm:px-2">
          <h2 className="truncate text-lg leading-snug">
            <Link to="/auction-detail/$id" params={{ id: lot.nftId }} className="card-cover">
              {petTitle(lot)}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <LotBadge lot={lot} />
            <span className="text-soft text-sm">{t('bidCount', { count: lot.bids })}</span>
          </p>
          <p>
            <span className="text-soft text-sm">
              {t(lot.amount === null ? 'reserve' : lot.state === 'over' ? 'winningBid' : 'highestBid')}
            </span>{' '}
            <AmountLabel
              className="font-display font-extrabold"
              amount={BigInt(lot.amount ?? lot.reserve)}
              coin={symbol}
              decimals={decimals}
            />
          </p>
          <LotClock lot={lot} read={read} />
          {children}
        </div>
      </div>
    </article>
  )
}
