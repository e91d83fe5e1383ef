import { noTradeOf } from '@mofu/domain/no-trade'
import type { ReadAt } from '@mofu/wire/envelope'
import type { NftDetail } from '@mofu/wire/market'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'

import { hasChain, useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Button } from '../../../ui/button.tsx'
import { RenderOnInteraction } from '../../../ui/render-on-interaction.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { PriceBar } from './components/price-bar.tsx'
import { offersQuery } from './queries.ts'
import { moneyOf } from './traded-pet.ts'
import { tradingPlace } from './trading-place.ts'

// The wallet code loads after the page itself, so that visitors see the content first.
const TradeCounter = lazy(async () => {
  const { TradeCounter: component } = await import('./components/trade-counter.tsx')
  return { default: component }
})

type TradeSectionProps = {
  pet: NftDetail
  at: ReadAt | undefined
  /** Where the price and the main action stay in view on small screens. */
  bar: HTMLElement | null
}

/** Price, offers and history of a pet; nothing if its chain has no market. */
export function TradeSection({ pet, at, bar }: TradeSectionProps) {
  const t = useTranslations('trade')
  const network = useNetworkOf(pet.chainId)
  const place = network && hasChain(network) ? tradingPlace(network) : undefined
  const account = useAccount()
  const { readOnly } = useStoredSession()
  const isConnected = account.status === 'connected'
  const me = isConnected ? account.address : readOnly?.account || undefined
  const offers = useQuery({
    ...offersQuery(pet.id, me?.toLowerCase()),
    // The offers stay on screen while they are read again for an account, but never those of another pet.
    placeholderData: (shown, query) => (query?.queryKey[2] === pet.id ? shown : undefined),
  })
  const { refetch } = offers
  const [seen, asked] = [at?.block ?? 0, offers.data?.at?.block ?? 0]
  useEffect(() => {
    if (asked > 0 && seen > asked) void refetch()
  }, [seen, asked, refetch])
  if (!place) return null
  if (offers.data === undefined) {
    return offers.isError ? (
      <FailureNote title={t('failed')} error={offers.error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-56 rounded-[20px]" />
    )
  }
  const waiting = (
    <>
      <Skeleton className="h-56 rounded-[20px]" />
      <WaitingBar pet={pet} now={at?.blockTime ?? 0} bar={bar} />
    </>
  )
  return (
    <RenderOnInteraction placeholder={waiting} isNeeded={isConnected}>
      <Suspense fallback={waiting}>
        <TradeCounter place={place} pet={pet} {...offers.data.data} at={offers.data.at} bar={bar} />
      </Suspense>
    </RenderOnInteraction>
  )
}

/** The bar until the wallet code has loaded: a visitor needs none of it to connect. */
function WaitingBar({ pet, now, bar }: Pick<TradeSectionProps, 'pet' | 'bar'> & { now: number }) {
  const t = useTranslations('trade')
  const { status } = useAccount()
  const { price, coin, symbol, decimals } = pet
  const isPriced = price !== null && coin !== null && symbol !== null && decimals !== null
  const money = isPriced ? moneyOf({ price, coin, symbol, decimals }) : undefined
  return (
    <PriceBar place={bar} chainId={pet.chainId} price={money}>
      {noTradeOf(pet, now) !== undefined ? null : status === 'none' ? (
        <Button look="main" className="shrink-0" onClick={openWalletDialog}>
          {money ? t('connectToBuy') : t('connectToBid')}
        </Button>
      ) : (
        <Skeleton className="h-12 w-32 rounded-full" />
      )}
    </PriceBar>
  )
}
