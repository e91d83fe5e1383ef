import { type Address } from '@mofu/domain/address'
import { readAmount } from '@mofu/domain/read-amount'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import { useReachedBlock } from '../../../../session/reached-block.ts'
import { useChainClient } from '../../../../session/use-chain-client.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { bidForPet, changeBid } from '../actions/bid-for-pet.ts'
import { allowedDurations, type Days, defaultDays, endAfter } from '../durations.ts'
import { balanceQuery, type MarketTerms } from '../queries.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { DurationChoice } from './duration-choice.tsx'
import { PriceField } from './price-field.tsx'
import { plain, PriceChange } from './sell-dialog.tsx'

type BidDialogProps = {
  trade: PetTrade
  account: Address
  terms: MarketTerms
  now: number
  /** The person's own bid, when that is to change. */
  before: Money | undefined
  onClose: () => void
}

/** A bid: how much, and until when it stands. Its money waits on the market. */
export function BidDialog({ trade, account, terms, now, before, onClose }: BidDialogProps) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const format = useFormatter()
  const start = useStartTx()
  const { chainId, coins } = trade.place
  const [coin, setCoin] = useState(before?.coin ?? coins[0])
  const [text, setText] = useState(before ? plain(before) : '')
  const choices = allowedDurations(terms.maxDuration)
  const [days, setDays] = useState<Days>(choices.includes(defaultDays) ? defaultDays : (choices[0] ?? 1))
  const [wasTried, setTried] = useState(false)
  const client = useChainClient(chainId)
  const block = useReachedBlock(chainId) ?? 0
  const chosen = coin ?? { address: account, symbol: '', decimals: 18 }
  const balance = useQuery(balanceQuery(client, chainId, account, chosen, block)).data
  if (!coin) return null
  const amount = readAmount(text, coin.decimals)
  const isGood = amount !== undefined && amount > 0n
  const end = endAfter(days, now)
  const hint =
    balance === undefined
      ? undefined
      : t('youHave', { amount: `${exactAmount(balance, coin.decimals)} ${coin.symbol}` })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood) return
    const endText = format.dateTime(new Date(end * 1000), { dateStyle: 'medium', timeStyle: 'short' })
    const bidding = { ...trade, price: { amount, coin }, end, endText }
    onClose()
    start(before ? changeBid({ ...bidding, before }) : bidForPet(bidding))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(before ? 'changeBidTitle' : 'bidTitle', { name: trade.pet.name })}
      description={t(before ? 'changeBidText' : 'bidText')}
      closeLabel={tTx('close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PriceField
          label={t('yourBid')}
          text={text}
          onText={setText}
          coins={coins}
          coin={coin}
          {...(before ? {} : { onCoin: setCoin })}
          problem={wasTried && !isGood ? t('priceWrong', { decimals: coin.decimals }) : undefined}
          hint={hint}
        />
        {before && isGood ? <PriceChange before={before} now={{ amount, coin }} /> : null}
        <DurationChoice choices={choices} value={days} onChoose={setDays} />
        <button type="submit" className={buttonStyle('main', 'large', 'w-full')}>
          {t('goOn')}
        </button>
      </form>
    </Dialog>
  )
}
