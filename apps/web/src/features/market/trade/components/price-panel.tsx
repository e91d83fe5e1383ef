import type { NoTrade } from '@mofu/domain/no-trade'
import type { PriceSplit } from '@mofu/domain/price-split'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useNetworkOf } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { showNotice } from '../../../../parts/notices.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'
import { useBasket } from '../basket/basket.ts'
import { usePutIn } from '../basket/use-put-in.ts'
import type { MarketFacts } from '../market-facts.ts'
import type { Money } from '../traded-pet.ts'
import { MainAction, type MainActionProps } from './main-action.tsx'
import { MarketFactsList } from './market-facts-list.tsx'
import { PriceSplitTable } from './price-split-table.tsx'
import { TimeLeft } from './time-left.tsx'

type PricePanelProps = MainActionProps & {
  price: Money | undefined
  split: PriceSplit | undefined
  facts: MarketFacts
  now: number
  chainId: number
  isOnNetwork: boolean
  /** The words for a market that takes nothing new for now. */
  paused: string | undefined
  onUnlist: () => void
  onTakeBack: () => void
  onTransfer: () => void
  /** The pet itself, for the basket. */
  petId: string
}

/** The price of a pet, and its main action. */
export function PricePanel(props: PricePanelProps) {
  const t = useTranslations('trade')
  const { view, price, split, facts, now, chainId, paused } = props
  const { ask, noSale, noTrade, isMine, hasDeadAsk, myBid } = view
  return (
    <section aria-labelledby="price" className="card p-5 sm:p-6">
      <h2 id="price" className="text-soft font-text text-sm font-normal">
        {t('price')}
      </h2>
      <p className="font-display text-3xl font-extrabold sm:text-4xl">
        {price ? (
          <AmountLabel amount={price.amount} coin={price.coin.symbol} decimals={price.coin.decimals} />
        ) : (
          t('notForSale')
        )}
      </p>
      {price ? (
        <p className="text-soft min-h-6">
          <UsdValue
            chainId={chainId}
            coin={price.coin.address}
            amount={price.amount}
            decimals={price.coin.decimals}
          />
        </p>
      ) : null}
      {ask && noSale === undefined ? (
        <p className="text-soft mt-1 text-sm">
          {t('ends')} <TimeLeft end={ask.endAt} now={now} />
        </p>
      ) : null}
      {noTrade !== undefined ? (
        <NoTradeNote reason={noTrade} id={props.petId} />
      ) : paused !== undefined ? (
        <WhyNot>{paused}</WhyNot>
      ) : isMine && hasDeadAsk ? (
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
      <div className="mt-5">
        <MarketFactsList facts={facts} chainId={chainId} />
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

/** The page of a name says until when it can be renewed, or registered by anyone. */
function NoTradeNote({ reason, id }: { reason: NoTrade; id: string }) {
  const t = useTranslations('trade')
  if (reason === 'disabled') return <WhyNot>{t('noTrade.disabled')}</WhyNot>
  return (
    <WhyNot>
      {t(`noTrade.${reason}`)}{' '}
      <Link to="/pnsdetail/$id" params={{ id }} className="font-semibold underline underline-offset-4">
        {t('seeName')}
      </Link>
    </WhyNot>
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
  if (isConnected && !isOnNetwork) {
    return <SwitchNetwork chainId={props.chainId} networkTitle={network?.title ?? ''} />
  }
  return (
    <div className="flex flex-wrap gap-3">
      <MainAction {...props} />
      {isMine ? (
        <>
          {isConnected && ask ? (
            <Button className="grow" onClick={props.onUnlist}>
              {t('unlist')}
            </Button>
          ) : null}
          {view.canTransfer ? <Transfer isConnected={isConnected} onTransfer={props.onTransfer} /> : null}
        </>
      ) : null}
      {isConnected && !isMine && noSale === undefined ? (
        <>
          <Button className="grow" disabled={!isReady} onClick={props.onBid}>
            {myBid ? t('changeBid') : t('bid')}
          </Button>
          <BasketButton id={props.petId} />
        </>
      ) : null}
      {isConnected && !isMine && myBid ? (
        <Button className="grow" onClick={props.onTakeBack}>
          {t('takeBack')}
        </Button>
      ) : null}
    </div>
  )
}

/** The pet of a linked wallet that is not connected can be looked at, and no more. */
function Transfer({ isConnected, onTransfer }: Pick<PricePanelProps, 'isConnected' | 'onTransfer'>) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const connectFirst = () => showNotice({ tone: 'warning', title: tTx('noWallet'), text: t('connectOwner') })
  return (
    <Button className="grow" onClick={isConnected ? onTransfer : connectFirst}>
      {t('transfer')}
    </Button>
  )
}

function BasketButton({ id }: { id: string }) {
  const t = useTranslations('trade')
  const basket = useBasket()
  const putIn = usePutIn()
  if (!basket.includes(id)) {
    return (
      <Button className="grow" onClick={() => putIn(id)}>
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
