import type { Address } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { splitFor } from '@mofu/domain/mall/split'
import type { LocalAccount } from 'viem'

import type { MallChain } from '../mall-settings.ts'
import type { ChainPrices } from './coin-prices.ts'
import type { Quote } from './quote.ts'
import { signQuote } from './sign-quote.ts'

/** What must be known of an order to quote it. */
export type Payable = {
  id: string
  accountId: string
  status: number
  payState: string
  total: bigint
  leftMs: number
  /** Where the shop is paid today. */
  payout: Address
  feeBps: number
}

export type QuoteStore = {
  payable(orderId: string): Promise<Payable | undefined>
  /** Offers of an order that can still be paid for a while. */
  live(orderId: string, chainId: number, after: number): Promise<Quote[]>
  /**
   * Saves quotes, one for each coin: where another call was faster, its quote is the answer. Undefined when the order no
   * longer waits for a payment.
   */
  save(quotes: readonly Quote[], after: number): Promise<Quote[] | undefined>
}

export type QuoteWorld = {
  store: QuoteStore
  chains: readonly MallChain[]
  readPrices: (chain: MallChain) => Promise<ChainPrices>
  signer: LocalAccount | undefined
  house: Address | undefined
}

export type PayOption = { quote: Quote; chain: MallChain; chainTime: number }
export type NoWay = 'notDeployed' | 'paused' | 'noPrice' | 'unreachable'

/** An offer with less than this left is not shown: a person needs a moment to sign. */
const LEAST_LEFT_SECONDS = 90

/** Every way to pay an order now. Asked again, it gives the same offers while they live: refreshing makes no new ones. */
export async function listPayOptions(
  { store, chains, readPrices, signer, house }: QuoteWorld,
  { orderId, accountId }: { orderId: string; accountId: string },
): Promise<{ order: Payable; options: PayOption[]; reason: NoWay | null }> {
  const order = await store.payable(orderId)
  if (order?.accountId !== accountId) throw new DomainError('mall.order_not_found')
  if (order.status !== orderStatus.paymentPending) throw new DomainError('mall.order_moved')
  if (order.payState === 'seen') throw new DomainError('mall.payment_seen')
  if (chains.length === 0 || !signer || !house) return { order, options: [], reason: 'notDeployed' }
  if (order.leftMs <= 0) return { order, options: [], reason: 'noPrice' }
  const options: PayOption[] = []
  let reason: NoWay | null = null
  const split = splitFor({ payout: order.payout, feeBps: order.feeBps, house })
  for (const chain of chains) {
    const prices = await readPrices(chain)
    if (prices.state !== 'open') {
      reason = prices.state
      continue
    }
    const { chainTime } = prices
    const live = await store.live(orderId, chain.chainId, chainTime + LEAST_LEFT_SECONDS)
    const missing = prices.coins.filter(({ coin }) => !live.some((quote) => quote.coin === coin))
    const made = await Promise.all(
      missing.map((coin) => signQuote(signer, { chain, chainTime, coin, split, order })),
    )
    const saved = made.length === 0 ? [] : await store.save(made, chainTime + LEAST_LEFT_SECONDS)
    if (!saved) throw new DomainError('mall.order_moved')
    // A coin that lost its price is not offered any more, though an offer for it may still be alive.
    const shown = [...live, ...saved].filter(({ coin }) => prices.coins.some((one) => one.coin === coin))
    options.push(...shown.map((quote) => ({ quote, chain, chainTime })))
  }
  return { order, options, reason: options.length > 0 ? null : (reason ?? 'noPrice') }
}
