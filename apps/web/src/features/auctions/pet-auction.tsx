import { noTradeOf } from '@mofu/domain/no-trade'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { AmountLabel } from '../../parts/amount-label.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { useAccount } from '../../wallet/account.ts'
import { LotBadge } from './components/lot-badge.tsx'
import { LotClock } from './components/lot-clock.tsx'
import { lotQuery, petQuery } from './queries.ts'
import { useFresh } from './use-fresh.ts'

/** On a pet's own page: its auction while it is up, or the way to put it up for its owner. */
export function PetAuction({ nftId, chainId }: { nftId: string; chainId: number }) {
  const t = useTranslations('auctions')
  const account = useAccount()
  const found = useQuery(lotQuery(nftId))
  useFresh(chainId, found.data?.block, found)
  const { data: pet, at } = useQuery(petQuery(nftId)).data ?? {}
  const { lot, blockTime } = found.data ?? {}
  if (lot?.status === 'open') {
    return (
      <section aria-labelledby="pet-auction" className="card grid gap-2 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="pet-auction" className="text-2xl">
            {t('upForAuction')}
          </h2>
          <LotBadge lot={lot} />
        </div>
        <p>
          <span className="text-soft">{t(lot.amount === null ? 'reserve' : 'highestBid')}</span>{' '}
          <AmountLabel
            className="font-display font-extrabold"
            amount={BigInt(lot.amount ?? lot.reserve)}
            coin={lot.symbol}
            decimals={lot.decimals}
          />
        </p>
        <LotClock lot={lot} read={{ blockTime, readAtMs: found.dataUpdatedAt }} />
        <Link
          to="/auction-detail/$id"
          params={{ id: nftId }}
          className={buttonStyle('main', 'normal', 'mt-2 justify-self-start')}
        >
          {t('seeAuction')}
        </Link>
      </section>
    )
  }
  const isMine = account.status === 'connected' && account.address.toLowerCase() === pet?.owner
  if (!found.data || !pet || !isMine || noTradeOf(pet, at?.blockTime ?? 0) !== undefined) return null
  return (
    <p>
      <Link to="/auction-detail/$id" params={{ id: nftId }} className={buttonStyle('plain')}>
        {t('toAuction')}
      </Link>
    </p>
  )
}
