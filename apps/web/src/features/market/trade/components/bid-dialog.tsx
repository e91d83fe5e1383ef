import { type Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { bidForPet, changeBid } from '../actions/bid-for-pet.ts'
import type { MarketFacts } from '../market-facts.ts'
import { balanceQuery, type MarketTerms } from '../terms/queries.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { useOffer } from '../use-offer.ts'
import { OfferDialog } from './offer-dialog.tsx'

type BidDialogProps = {
  trade: PetTrade
  facts: MarketFacts
  account: Address
  terms: MarketTerms
  now: number
  /** The user's own bid, if it is being changed. */
  before: Money | undefined
  /** The price it can be bought for right now. */
  buyPrice: Money | undefined
  onBuy: () => void
  onClose: () => void
}

/** A bid: its amount and its duration. The market holds its money. */
export function BidDialog({
  trade,
  facts,
  account,
  terms,
  now,
  before,
  buyPrice,
  onBuy,
  onClose,
}: BidDialogProps) {
  const t = useTranslations('trade')
  const start = useStartTx()
  const isAboveAsk = (price: Money) =>
    buyPrice !== undefined && price.coin.address === buyPrice.coin.address && price.amount >= buyPrice.amount
  const offer = useOffer({
    place: trade.place,
    terms,
    now,
    before,
    isBlocked: isAboveAsk,
    onOffer: (offered) => {
      onClose()
      const bidding = { ...trade, ...offered }
      start(before ? changeBid({ ...bidding, before }) : bidForPet(bidding))
    },
  })
  const { chainId } = trade.place
  const client = useChainClient(chainId)
  const block = useIndexedBlock(chainId) ?? 0
  const coin = offer.coin ?? { address: account, symbol: '', decimals: 18 }
  const balance = useQuery(balanceQuery(client, chainId, account, coin, block)).data
  return (
    <OfferDialog
      title={t(before ? 'changeBidTitle' : 'bidTitle', { name: trade.pet.name })}
      text={t(before ? 'changeBidText' : 'bidText')}
      priceLabel={t('yourBid')}
      priceHint={
        balance === undefined
          ? undefined
          : t('youHave', { amount: `${exactAmount(balance, coin.decimals)} ${coin.symbol}` })
      }
      offer={offer}
      chainId={trade.place.chainId}
      facts={facts}
      isCoinFixed={before !== undefined}
      onClose={onClose}
    >
      {offer.isBlocked && buyPrice ? <BuyInstead price={buyPrice} onBuy={onBuy} /> : null}
    </OfferDialog>
  )
}

/** Nobody should bid the listed price or more. */
function BuyInstead({ price, onBuy }: { price: Money; onBuy: () => void }) {
  const t = useTranslations('trade')
  const text = `${exactAmount(price.amount, price.coin.decimals)} ${price.coin.symbol}`
  return (
    <Note tone="honey">
      <p>{t('bidAboveAsk', { price: text })}</p>
      <Button look="main" className="mt-3" onClick={onBuy}>
        {t('buyFor', { price: text })}
      </Button>
    </Note>
  )
}
