import { exchangeAbi } from '@mofu/chain/exchange'
import type { Address } from '@mofu/domain/address'
import { minimumOut, type Quote } from '@mofu/domain/exchange-quote'

import type { ExplainValue, TxPlan } from '../../../tx/plan.ts'
import { type ExchangePlace, nativeCoin, type SwapCoin } from '../exchange-place.ts'
import { DEADLINE_SECONDS } from '../swap-limits.ts'

export type SwapOrder = {
  place: ExchangePlace
  base: SwapCoin
  account: Address
  quote: Quote
  /** In basis points. */
  slippage: bigint
  /** The chain's time when it was quoted. */
  now: number
  /** In the language of the reader. */
  texts: { impact: string; otherwise: string; until: string }
}

/** Swaps exactly what was quoted. If less than the minimum would come out, the contract refuses. */
export function swapCoins({ place, base, account, quote, slippage, now, texts }: SwapOrder): TxPlan {
  const { side, amountIn, out, fee } = quote
  const isBuy = side === 'buy'
  const [given, got] = isBuy ? [base, place.gbt] : [place.gbt, base]
  const least = minimumOut(out, slippage)
  const isNative = isBuy && base.address === nativeCoin
  return {
    chainId: place.chainId,
    title: { key: isBuy ? 'exchange.planBuy' : 'exchange.planSell' },
    call: {
      address: place.exchange,
      abi: exchangeAbi,
      functionName: side,
      args: [amountIn, least, BigInt(now + DEADLINE_SECONDS), account],
      value: isNative ? amountIn : 0n,
    },
    gives: [valueOf(given, amountIn)],
    gets: [valueOf(got, out)],
    explain: [
      { label: { key: 'exchange.atLeast' }, value: valueOf(got, least) },
      { label: { key: 'exchange.fee' }, value: valueOf(base, fee) },
      { label: { key: 'exchange.impact' }, value: { kind: 'text', text: texts.impact } },
      { label: { key: 'exchange.receiver' }, value: { kind: 'address', address: account } },
      { label: { key: 'exchange.validUntil' }, value: { kind: 'text', text: texts.until } },
      { label: { key: 'exchange.ifMoved' }, value: { kind: 'text', text: texts.otherwise } },
    ],
    // Selling needs no allowance: the exchange is GBT's own.
    ...(isBuy && !isNative
      ? {
          spends: {
            token: base.address,
            spender: place.exchange,
            amount: amountIn,
            coin: base.symbol,
            decimals: base.decimals,
          },
        }
      : {}),
    subject: { name: `${given.symbol} → ${got.symbol}`, picture: '/favicon.svg' },
    invalidates: [['exchange'], ['gacha', 'balance']],
    outcome: () => ({
      title: { key: isBuy ? 'exchange.boughtTitle' : 'exchange.soldTitle' },
      text: { key: isBuy ? 'exchange.boughtText' : 'exchange.soldText' },
      link: isBuy
        ? { label: { key: 'exchange.boughtLink' }, to: '/gachaMachine', search: {} }
        : { label: { key: 'exchange.soldLink' }, to: '/list', search: {} },
    }),
  }
}

function valueOf({ symbol, decimals }: SwapCoin, amount: bigint): ExplainValue {
  return { kind: 'amount', amount, coin: symbol, decimals }
}
