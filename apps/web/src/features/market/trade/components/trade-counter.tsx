import { parseAddress } from '@mofu/domain/address'
import { splitPrice } from '@mofu/domain/price-split'
import type { ReadAt } from '@mofu/wire/envelope'
import type { NftDetail } from '@mofu/wire/market'
import type { CollectionOffer } from '@mofu/wire/market/collection-offers'
import type { Priced } from '@mofu/wire/market/priced-page'
import type { Ask, Bid } from '@mofu/wire/market/trade'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useConnection } from 'wagmi'

import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { useStoredSession } from '../../../../session/stored-session.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { WalletProvider } from '../../../../wallet/wallet-provider.tsx'
import { OffersForAnyPet } from '../../collection-offers/components/offers-for-any-pet.tsx'
import { collectionMarketQuery } from '../../queries.ts'
import { acceptBid, acceptCollectionOffer } from '../actions/accept-bid.ts'
import { buyPet } from '../actions/buy-pet.ts'
import { cancelBid } from '../actions/cancel-bid.ts'
import { unlistPet } from '../actions/unlist-pet.ts'
import { marketFacts } from '../market-facts.ts'
import { salesQuery } from '../queries.ts'
import { askStateQuery, termsQuery } from '../terms/queries.ts'
import { tradeView } from '../trade-view.ts'
import { addressOf, moneyOf, tradedPet } from '../traded-pet.ts'
import type { TradingPlace } from '../trading-place.ts'
import { useChainTime } from '../use-chain-time.ts'
import { MainAction } from './main-action.tsx'
import { OffersTable } from './offers-table.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceHistory } from './price-history.tsx'
import { PricePanel } from './price-panel.tsx'

// Loaded when one first opens: most visitors only look, and the forms are large.
const BidDialog = lazy(async () => ({ default: (await import('./bid-dialog.tsx')).BidDialog }))
const SellDialog = lazy(async () => ({ default: (await import('./sell-dialog.tsx')).SellDialog }))
const TransferDialog = lazy(async () => ({ default: (await import('./transfer-dialog.tsx')).TransferDialog }))

export type TradeCounterProps = {
  place: TradingPlace
  pet: NftDetail
  ask: Ask | null
  bids: readonly Bid[]
  collectionOffers: readonly CollectionOffer[]
  at: ReadAt | undefined
  /** Where the bar of small screens is. */
  bar: HTMLElement | null
}

/** Everything about one pet that needs a wallet. */
export function TradeCounter(props: TradeCounterProps) {
  return (
    <WalletProvider>
      <Counter {...props} />
    </WalletProvider>
  )
}

function Counter({ place, pet, ask, bids, collectionOffers, at, bar }: TradeCounterProps) {
  const start = useStartTx()
  const [open, setOpen] = useState<'sell' | 'bid' | 'transfer'>()
  const { address, chainId: walletChain } = useConnection()
  const account = address && parseAddress(address)
  const now = useChainTime(at)
  const client = useChainClient(place.chainId)
  const token = tradedPet(pet)
  const trade = { place, pet: token }
  const terms = useQuery(termsQuery(client, place, token)).data
  const block = useIndexedBlock(place.chainId) ?? 0
  const state = useQuery({
    ...askStateQuery(client, place, token, block),
    enabled: ask !== null,
    placeholderData: keepPreviousData,
  }).data
  const sales = useQuery(salesQuery(place.chainId, pet.contract, pet.tokenId)).data ?? []
  const paused = usePaused(place.chainId, 'Market')
  const { readOnly } = useStoredSession()
  // The wallet linked to a password session owns its pets, too; only a connected one can move them.
  const me = account?.toLowerCase() ?? (readOnly?.account || undefined)
  const view = tradeView({ pet, ask, bids, me, now, isStopped: state === 'stopped' })
  const price = view.ask && moneyOf(view.ask)
  const market = useQuery(collectionMarketQuery(`${place.chainId}-${pet.contract}`)).data ?? []
  const offers = [...bids, ...collectionOffers]
  const facts = marketFacts({ lastSale: pet.lastSale, bids: offers, market, coin: price?.coin.address, now })
  const split = price && terms && splitPrice(price.amount, pet.owner, terms)
  const close = () => setOpen(undefined)

  const buy = () => {
    if (!account || !view.ask || !price || !split) return
    start(buyPet({ ...trade, seller: addressOf(view.ask.seller), account, price, split, facts }))
  }
  const accept = (planOf: typeof acceptBid, offer: Priced, bidder: string) => {
    if (!terms) return
    const offered = moneyOf(offer)
    const share = splitPrice(offered.amount, pet.owner, terms)
    start(planOf({ ...trade, bidder: addressOf(bidder), price: offered, split: share }))
  }
  const isHere = walletChain === place.chainId
  const canAccept = view.isMine && view.noTrade === undefined && isHere && terms && paused === undefined
  const action = {
    view,
    isConnected: account !== undefined,
    isReady: terms !== undefined && paused === undefined,
    onBuy: buy,
    onSell: () => setOpen('sell'),
    onBid: () => setOpen('bid'),
  }

  return (
    <div className="grid gap-8">
      <PricePanel
        {...action}
        price={price}
        split={split}
        facts={facts}
        now={now}
        chainId={place.chainId}
        isOnNetwork={isHere}
        paused={paused}
        petId={pet.id}
        onUnlist={() => price && start(unlistPet({ ...trade, price }))}
        onTakeBack={() =>
          account && view.myBid && start(cancelBid({ ...trade, account, price: moneyOf(view.myBid) }))
        }
        onTransfer={() => setOpen('transfer')}
      />
      <PriceBar place={bar} chainId={place.chainId} price={price}>
        {account === undefined || isHere ? (
          <MainAction {...action} size="normal" className="shrink-0" />
        ) : null}
      </PriceBar>
      <OffersTable
        bids={bids}
        now={now}
        me={me}
        onAccept={canAccept ? (bid) => accept(acceptBid, bid, bid.bidder) : undefined}
      />
      <OffersForAnyPet
        offers={collectionOffers}
        collection={token.collectionName}
        chainId={place.chainId}
        now={now}
        me={me}
        onAccept={canAccept ? (offer) => accept(acceptCollectionOffer, offer, offer.offerer) : undefined}
      />
      <PriceHistory sales={sales} />
      <Suspense>
        {open === 'sell' && terms && account ? (
          <SellDialog
            trade={trade}
            facts={facts}
            seller={account}
            terms={terms}
            now={now}
            before={price}
            onClose={close}
          />
        ) : null}
        {open === 'bid' && terms && account ? (
          <BidDialog
            trade={trade}
            facts={facts}
            account={account}
            terms={terms}
            now={now}
            before={view.myBid && moneyOf(view.myBid)}
            buyPrice={view.noSale === undefined ? price : undefined}
            onBuy={() => {
              close()
              buy()
            }}
            onClose={close}
          />
        ) : null}
        {open === 'transfer' && account ? (
          <TransferDialog trade={trade} account={account} isListed={view.ask !== undefined} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  )
}
