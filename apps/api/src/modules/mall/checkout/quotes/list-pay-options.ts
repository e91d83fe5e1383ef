import type { Database } from '@mofu/db/connect'
import type { Address } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { splitFor } from '@mofu/domain/mall/split'
import type { LocalAccount } from 'viem'

import type { MallChain } from '../../mall-settings.ts'
import type { ChainPrices } from './coin-prices.ts'
import type { Payable, Quote } from './quote.ts'
import { saveQuotes } from './save-quotes.ts'
import { signQuote } from './sign-quote.ts'
import { findPayable, listLiveQuotes } from './store.ts'

export type QuoteDeps = {
  db: Database
  chains: readonly MallChain[]
  readPrices: (chain: MallChain) => Promise<ChainPrices>
  signer: LocalAccount | undefined
  feeAddress: Address | undefined
}

export type PayOption = { quote: Quote; chain: MallChain; chainTime: number }
export type NoWay = 'notDeployed' | 'paused' | 'noPrice' | 'unreachable'

/** A quote with less time left is not shown: a person needs a moment to sign. */
const LEAST_LEFT_SECONDS = 90

/** Every way to pay an order now. Returns the same quotes while they are valid: refreshing creates no new ones. */
export async function listPayOptions(
  { db, chains, readPrices, signer, feeAddress }: QuoteDeps,
  { orderId, accountId }: { orderId: string; accountId: string },
): Promise<{ order: Payable; options: PayOption[]; reason: NoWay | null }> {
  const order = await findPayable(db, orderId)
  if (order?.accountId !== accountId) throw new DomainError('mall.order_not_found')
  if (order.status !== orderStatus.paymentPending) throw new DomainError('mall.order_moved')
  if (order.payState === 'seen') throw new DomainError('mall.payment_seen')
  if (order.heldBy !== null) {
    const code = order.heldBy === 'shop' ? 'mall.shop_suspended' : 'mall.product_taken_down'
    // Orders that are paid together are asked for one by one: the answer says which of them has to be closed.
    throw new DomainError(code, { orderId, orderNumber: order.number, shop: order.shopName })
  }
  if (chains.length === 0 || !signer || !feeAddress) return { order, options: [], reason: 'notDeployed' }
  if (order.leftMs <= 0) return { order, options: [], reason: 'noPrice' }
  const options: PayOption[] = []
  let reason: NoWay | null = null
  const split = splitFor({ payout: order.payout, feeBps: order.feeBps, platform: feeAddress })
  for (const chain of chains) {
    const prices = await readPrices(chain)
    if (prices.state !== 'open') {
      reason = prices.state
      continue
    }
    const { chainTime } = prices
    const after = chainTime + LEAST_LEFT_SECONDS
    const live = await listLiveQuotes(db, { orderId, chainId: chain.chainId, after })
    const missing = prices.coins.filter(({ coin }) => !live.some((quote) => quote.coin === coin))
    const made = await Promise.all(
      missing.map((coin) => signQuote(signer, { chain, chainTime, coin, split, order })),
    )
    const saved = made.length === 0 ? [] : await saveQuotes(db, made, after)
    if (!saved) throw new DomainError('mall.order_moved')
    // A coin that lost its price is no longer offered, even if a quote for it is still valid.
    const shown = [...live, ...saved].filter(({ coin }) => prices.coins.some((one) => one.coin === coin))
    options.push(...shown.map((quote) => ({ quote, chain, chainTime })))
  }
  return { order, options, reason: options.length > 0 ? null : (reason ?? 'noPrice') }
}
