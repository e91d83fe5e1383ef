import type { PriceSplit } from '@mofu/domain/price-split'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useNetworkOf } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { showNotice } from '../../../../parts/notices.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'
import { openWalletDialog } from '../../../../wallet/wallet-dialog-state.ts'
import { addToBasket, useBasket } from '../basket/basket.ts'
import type { TradeView } from '../trade-view.ts'
import type { Money } from '../traded-pet.ts'
import { PriceSplitTable } from './price-split-table.tsx'
import { TimeLeft } from './time-left.tsx'

type PricePanelProps = {
  view: TradeView
  price: Money | undefined
  split: PriceSplit | undefined
  now: number
  chainId: number
  isConnected: boolean
  isOnNetwork: boolean
  /** The terms have been read from the contracts. */
  isReady: boolean
  onBuy: () => void
  onSell: () => void
  onUnlist: () => void
  onBid: () => void
  onTakeBack: () => void
  onTransfer: () => void
  /** The pet itself, for the basket. */
  petId: string
}

/** The price of a pet, and its main action. */
export function PricePanel(props: PricePanelProps) {
  const t = useTranslations('trade')
  const { view, price, split, now } = props
  const { ask, noSale, isMine, hasDeadAsk, myBid } = view
  return (
    <section aria-labelledby="price" className="card p-5 sm:p-6">
      <h2 id="price" className="text-soft font-text text-sm font-normal">
        {price ? t('price') : t('forSale')}
      </h2>
      <p className="font-display text-3xl font-extrabold sm:text-4xl">
        {price ? (
          <AmountLabel amount={price.amount} coin={price.coin.symbol} decimals={price.coin.decimals} />
        ) : (
          t('notForSale')
        )}
      </p>
      {ask && noSale === undefined ? (
        <p className="text-soft mt-1 text-sm">
          {t('ends')} <TimeLeft end={ask.endAt} now={now} />
        </p>
      ) : null}
      {isMine && hasDeadAsk ? (
        <WhyNot>{t('deadAsk')}</WhyNot>
      ) : noSale === undefined ? null : (
        <WhyNot>{t(`why.${noSale}.${isMine ? 'mine' : 'theirs'}`)}</WhyNot>
      )}
      {myBid ? (
        <p className="bg-mint-wash text-mint-text mt-3 rounded-2xl px-4 py-3 font-semibold">
          {t.rich(now < myBid.endAt ? 'myBid' : 'myBidOver', {
            amount: () => (
              <AmountLabel amount={BigInt(myBid.price)} coin={myBid.symbol} decimals={myBid.decimals} />
            ),
          })}
        </p>
      ) : null}
      <div className="mt-5">
        <Actions {...props} />
      </div>
      {price && split ? (
        <details className="mt-5">
          <summary className="decoration-line-strong w-fit rounded font-semibold underline underline-offset-4">
            {t('howSplit')}
          </summary>
          <div className="mt-3">
            <PriceSplitTable split={split} coin={price.coin} isMine={isMine} />
          </div>
        </details>
      ) : null}
    </section>
  )
}

function WhyNot({ children }: { children: ReactNode }) {
  return <p className="bg-honey-wash text-honey-text mt-3 rounded-2xl px-4 py-3">{children}</p>
}

function Actions(props: PricePanelProps) {
  const t = useTranslations('trade')
  const network = useNetworkOf(props.chainId)
  const { view, isConnected, isOnNetwork, isReady } = props
  const { isMine, ask, noSale, myBid } = view
  if (!isConnected && isMine) return <OwnerWithoutWallet />
  if (!isConnected) {
    return (
      <Button look="main" size="large" className="w-full" onClick={openWalletDialog}>
        {noSale === undefined ? t('connectToBuy') : t('connectToBid')}
      </Button>
    )
  }
  if (!isOnNetwork) return <SwitchNetwork chainId={props.chainId} networkTitle={network?.title ?? ''} />
  if (isMine) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button look="main" size="large" className="w-full" disabled={!isReady} onClick={props.onSell}>
          {ask
            ? noSale === 'over' || noSale === 'unapproved'
              ? t('listAgain')
              : t('changePrice')
            : t('sell')}
        </Button>
        {ask ? (
          <Button className="grow" onClick={props.onUnlist}>
            {t('unlist')}
          </Button>
        ) : null}
        <Button className="grow" onClick={props.onTransfer}>
          {t('transfer')}
        </Button>
      </div>
    )
  }
  const canBuy = noSale === undefined
  return (
    <div className="flex flex-wrap gap-3">
      {canBuy ? (
        <Button look="main" size="large" className="w-full" disabled={!isReady} onClick={props.onBuy}>
          {t('buy')}
        </Button>
      ) : null}
      <Button
        look={canBuy ? 'plain' : 'main'}
        size={canBuy ? 'normal' : 'large'}
        className={canBuy ? 'grow' : 'w-full'}
        disabled={!isReady}
        onClick={props.onBid}
      >
        {myBid ? t('changeBid') : t('bid')}
      </Button>
      {canBuy ? <BasketButton id={props.petId} /> : null}
      {myBid ? (
        <Button className="grow" onClick={props.onTakeBack}>
          {t('takeBack')}
        </Button>
      ) : null}
    </div>
  )
}

/** The pet of a linked wallet that is not connected: it can be looked at, and no more. */
function OwnerWithoutWallet() {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const transfer = () => showNotice({ tone: 'warning', title: tTx('noWallet'), text: t('connectOwner') })
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="main" size="large" className="w-full" onClick={openWalletDialog}>
        {t('connectToSell')}
      </Button>
      <Button className="grow" onClick={transfer}>
        {t('transfer')}
      </Button>
    </div>
  )
}

function BasketButton({ id }: { id: string }) {
  const t = useTranslations('trade')
  const basket = useBasket()
  if (!basket.includes(id)) {
    return (
      <Button className="grow" onClick={() => addToBasket(id)}>
        {t('putIn')}
      </Button>
    )
  }
  return (
    <Link to="/basket" className={buttonStyle('plain', 'normal', 'grow')}>
      {t('openBasket', { count: basket.length })}
    </Link>
  )
}
