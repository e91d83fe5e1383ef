import { type Address, parseAddress } from '@mofu/domain/address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../../api/app-config.ts'
import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { WalletProvider } from '../../../../wallet/wallet-provider.tsx'
import type { MarketFacts } from '../../trade/market-facts.ts'
import { marketFiguresQuery } from '../../trade/terms/queries.ts'
import { type Money, moneyOf } from '../../trade/traded-pet.ts'
import { cancelCollectionOffer } from '../actions/cancel-collection-offer.ts'
import { type CollectionTrade, heldFor } from '../offered-collection.ts'
import { ownCollectionOfferQuery } from '../queries.ts'
import { CollectionOfferDialog } from './collection-offer-dialog.tsx'

type Before = { price: Money; quantity: number }

type OwnCollectionOfferProps = {
  trade: CollectionTrade
  facts: MarketFacts
  now: number
  /** Nothing new is offered for a disabled collection. */
  isDisabled: boolean
}

/** The user's own offer for the collection, or the way to make one. */
export function OwnCollectionOffer(props: OwnCollectionOfferProps) {
  return (
    <WalletProvider>
      <Own {...props} />
    </WalletProvider>
  )
}

function Own(props: OwnCollectionOfferProps) {
  const { place } = props.trade
  const { address, chainId } = useConnection()
  const account = address && parseAddress(address)
  const title = useNetworkOf(place.chainId)?.title ?? ''
  if (!account) return <Skeleton className="h-12 w-64 rounded-full" />
  if (chainId !== place.chainId) return <SwitchNetwork chainId={place.chainId} networkTitle={title} />
  // Another account's offer is not shown for a moment either.
  return <OfAccount key={account} {...props} account={account} />
}

function OfAccount({
  trade,
  facts,
  now,
  isDisabled,
  account,
}: OwnCollectionOfferProps & { account: Address }) {
  const t = useTranslations('trade')
  const { place, collection } = trade
  const start = useStartTx()
  // What is changed stays the offer that the form was opened with.
  const [opened, setOpened] = useState<{ before: Before | undefined }>()
  const block = useIndexedBlock(place.chainId) ?? 0
  const whose = { chainId: place.chainId, account: account.toLowerCase(), block }
  const own = useQuery({
    ...ownCollectionOfferQuery(whose, collection.id),
    placeholderData: keepPreviousData,
  }).data
  const terms = useQuery(marketFiguresQuery(useChainClient(place.chainId), place)).data
  const paused = usePaused(place.chainId, 'Market')
  if (own === undefined) return <Skeleton className="h-12 w-64 rounded-full" />
  const before = own === null ? undefined : { price: moneyOf(own), quantity: own.quantity }
  const held = before && heldFor(before.price, before.quantity)
  return (
    <div className="grid justify-items-start gap-3">
      {own && before && held ? (
        <p className="bg-mint-wash text-mint-text rounded-2xl px-4 py-3 font-semibold">
          {t.rich(
            isDisabled
              ? 'collectionOffers.mineDisabled'
              : now < own.endAt
                ? 'collectionOffers.mine'
                : 'collectionOffers.mineOver',
            {
              count: own.quantity,
              amount: () => <Amount of={before.price} />,
              held: () => <Amount of={held} />,
            },
          )}
        </p>
      ) : null}
      {paused === undefined || isDisabled ? null : <Note tone="honey">{paused}</Note>}
      <div className="flex flex-wrap gap-3">
        {isDisabled ? null : (
          <Button
            look="main"
            disabled={terms === undefined || paused !== undefined}
            onClick={() => setOpened({ before })}
          >
            {own ? t('changeBid') : t('collectionOffers.make')}
          </Button>
        )}
        {held ? (
          <Button onClick={() => start(cancelCollectionOffer({ ...trade, held, account }))}>
            {t('takeBack')}
          </Button>
        ) : null}
      </div>
      {opened && terms ? (
        <CollectionOfferDialog
          trade={trade}
          facts={facts}
          account={account}
          terms={terms}
          now={now}
          before={opened.before}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  )
}

function Amount({ of: { amount, coin } }: { of: Money }) {
  return <AmountLabel amount={amount} coin={coin.symbol} decimals={coin.decimals} />
}
