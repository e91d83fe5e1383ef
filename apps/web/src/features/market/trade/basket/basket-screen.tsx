import { parseAddress } from '@mofu/domain/address'
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../../api/app-config.ts'
import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { NotDeployedNote } from '../../../../parts/not-deployed-note.tsx'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { StateNote } from '../../../../parts/state-note.tsx'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { openWalletDialog } from '../../../../wallet/wallet-dialog-state.ts'
import { petQuery } from '../../queries.ts'
import { type BasketItem, buyPets, canBuyTogether, totalsOf } from '../actions/buy-pets.ts'
import { OfferRow } from '../mine/offer-row.tsx'
import { offersQuery } from '../queries.ts'
import { asksNowQuery } from '../terms/queries.ts'
import { type TradingPlace, tradingPlace } from '../trading-place.ts'
import { type BasketRow, basketRow } from './basket-row.ts'
import { removeFromBasket, useBasketOf } from './basket.ts'

/** Buys several pets with one preview and one signature: all or none. */
export function BasketScreen() {
  const t = useTranslations('trade')
  const place = tradingPlace(useNetwork())
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <PageTitle text={`${t('basketTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('basketTitle')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('basketText')}</p>
      {place ? <Basket place={place} /> : <NotDeployedNote />}
    </div>
  )
}

function Basket({ place }: { place: TradingPlace }) {
  const t = useTranslations('trade')
  const tMarket = useTranslations('market')
  const ids = useBasketOf(place.chainId)
  const { address } = useConnection()
  const me = address?.toLowerCase()
  const block = useIndexedBlock(place.chainId) ?? 0
  const client = useChainClient(place.chainId)
  const asksNow = useQuery({
    ...asksNowQuery(client, place, ids, block),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const pets = useQueries({ queries: ids.map((id) => petQuery(id)) })
  const offers = useQueries({ queries: ids.map((id) => offersQuery(id)) })
  const rows = ids.map((id, index) => {
    const pet = pets[index]?.data?.data
    const offer = offers[index]?.data
    const isUnread = asksNow.data ? !asksNow.data.has(id) : asksNow.isPending
    if (!pet || !offer || isUnread) return { id, pet: undefined, row: undefined }
    const askNow = asksNow.data?.get(id)
    const row = basketRow({ pet, offers: offer.data, me, now: offer.at?.blockTime ?? 0, askNow })
    return { id, pet, row }
  })
  useReadAgain(
    rows.flatMap(({ id, row }) => (row?.state === 'changed' ? [id] : [])),
    block,
  )
  if (ids.length === 0) {
    return (
      <StateNote scene="empty" title={t('basketEmptyTitle')} text={t('basketEmptyText')}>
        <Link to="/list" className={buttonStyle('main')}>
          {tMarket('backToList')}
        </Link>
      </StateNote>
    )
  }
  const items = rows.flatMap(({ row }) => (row?.state === 'ready' ? [row.item] : []))
  return (
    <>
      <ul className="grid gap-3">
        {rows.map(({ id, pet, row }) => {
          const remove = (
            <Button size="small" onClick={() => removeFromBasket(id)}>
              {t('takeOut')}
            </Button>
          )
          if (!row) return <Skeleton key={id} className="h-24 rounded-[20px]" />
          if (row.state === 'ready') {
            return (
              <OfferRow key={id} nft={pet} price={row.item.price} note={t('readyToBuy')}>
                {remove}
              </OfferRow>
            )
          }
          return (
            <li key={id} className="card flex flex-wrap items-center gap-4 p-4">
              <span className="font-display min-w-0 grow text-lg font-extrabold">{pet.title}</span>
              <span className="text-soft">{t(rowWords[row.state])}</span>
              {remove}
            </li>
          )
        })}
      </ul>
      {items.length === 0 ? <WhyNothing place={place} /> : <Checkout place={place} items={items} />}
    </>
  )
}

const rowWords = {
  yours: 'alreadyYours',
  gone: 'goneMeanwhile',
  stopped: 'stoppedNow',
  changed: 'changedNow',
} as const satisfies Record<Exclude<BasketRow['state'], 'ready'>, string>

/** Asks the API again for pets whose ask at the market is another one than on screen, with each block until it is the same. */
function useReadAgain(ids: readonly string[], block: number): void {
  const queries = useQueryClient()
  const list = ids.join(' ')
  useEffect(() => {
    if (list === '') return
    for (const id of list.split(' ')) {
      void queries.invalidateQueries({ queryKey: petQuery(id).queryKey })
      void queries.invalidateQueries({ queryKey: offersQuery(id).queryKey })
    }
  }, [queries, list, block])
}

/** While the market is paused, nothing in the basket can be bought. */
function WhyNothing({ place }: { place: TradingPlace }) {
  const paused = usePaused(place.chainId, 'Market')
  if (paused === undefined) return null
  return (
    <div className="mt-6">
      <Note tone="honey">{paused}</Note>
    </div>
  )
}

function Checkout({ place, items }: { place: TradingPlace; items: readonly BasketItem[] }) {
  const t = useTranslations('trade')
  const start = useStartTx()
  const { title } = useNetwork()
  const { address, chainId } = useConnection()
  const account = address && parseAddress(address)
  const paused = usePaused(place.chainId, 'Market')
  return (
    <section aria-labelledby="together" className="card mt-6 p-5 sm:p-6">
      <h2 id="together" className="text-soft font-text text-sm font-normal">
        {t('together', { count: items.length })}
      </h2>
      <ul className="font-display mb-4 text-2xl font-extrabold">
        {totalsOf(items).map(({ amount, coin }) => (
          <li key={coin.address}>
            <AmountLabel amount={amount} coin={coin.symbol} decimals={coin.decimals} />
          </li>
        ))}
      </ul>
      {paused !== undefined ? (
        <Note tone="honey">{paused}</Note>
      ) : !account ? (
        <Button look="main" size="large" className="w-full" onClick={openWalletDialog}>
          {t('connectToBuy')}
        </Button>
      ) : chainId !== place.chainId ? (
        <SwitchNetwork chainId={place.chainId} networkTitle={title} />
      ) : canBuyTogether(items) ? (
        <Button
          look="main"
          size="large"
          className="w-full"
          onClick={() => start(buyPets({ place, account, items }))}
        >
          {t('buyTogether', { count: items.length })}
        </Button>
      ) : (
        <p className="bg-honey-wash text-honey-text rounded-2xl px-4 py-3">{t('tooManyCoins')}</p>
      )}
    </section>
  )
}
