import { DomainError } from '@mofu/domain/domain-error'
import { blocksNeeded } from '@mofu/domain/mall/payment-policy'
import { coinPrices } from '@mofu/wire/mall/coin-prices'
import * as wire from '@mofu/wire/mall/payments'
import type { FastifyInstance } from 'fastify'
import { zeroAddress } from 'viem'

import { mount } from '../../../../platform/mount.ts'
import { shoppers } from '../../shoppers.ts'
import { hintPayment } from './hint-payment.ts'
import { listPayOptions, type PayOption, type QuoteDeps } from './list-pay-options.ts'

export function quoteRoutes(server: FastifyInstance, deps: QuoteDeps): void {
  mount(server, wire.payList, shoppers, async ({ query: { orderId } }, { accountId }) => {
    const { order, options, reason } = await listPayOptions(deps, { orderId, accountId })
    return { data: { list: options.map((option) => optionOf(option, order.total)), reason } }
  })

  mount(server, wire.blockchainPay, shoppers, async ({ query: { orderId, tx } }, { accountId }) => ({
    data: await hintPayment(deps, { orderId, accountId, txHash: tx }),
  }))
}

/** Prices for everybody: what an amount on any screen is worth. */
export function coinPriceRoutes(
  server: FastifyInstance,
  {
    chains,
    readPrices,
    chainIds,
  }: Pick<QuoteDeps, 'chains' | 'readPrices'> & { chainIds: readonly number[] },
): void {
  mount(server, coinPrices, 'anyone', async ({ query: { chainId } }) => {
    if (!chainIds.includes(chainId)) throw new DomainError('chain.network_unknown', { chainId })
    const chain = chains.find((one) => one.chainId === chainId)
    const prices = chain && (await readPrices(chain))
    const coins = prices?.state === 'open' ? prices.coins : []
    const list = coins.map(({ coin, price: { answer, decimals } }) => ({
      coin: coin.toLowerCase(),
      answer: String(answer),
      decimals,
    }))
    return { data: { list } }
  })
}

export function optionOf({ quote, chain, chainTime }: PayOption, cents: bigint): wire.PayOption {
  return {
    orderId: quote.orderId,
    chainId: quote.chainId,
    network: chain.network,
    token: quote.coin,
    symbol: quote.symbol,
    decimals: quote.decimals,
    amount: String(quote.amount),
    quote: {
      paymentId: quote.paymentId,
      orderKey: quote.orderKey,
      coin: quote.coin,
      amount: String(quote.amount),
      splitHash: quote.splitHash,
      payBy: quote.payBy,
      captureBy: quote.captureBy,
      refundBy: quote.refundBy,
      payer: zeroAddress,
    },
    signature: quote.signature,
    contract: chain.checkout,
    // By the server's clock, which may differ from the chain's.
    expiresAt: new Date(Date.now() + (quote.payBy - chainTime) * 1_000).toISOString(),
    confirmationsRequired: blocksNeeded(chain.network, cents) ?? null,
    price: { answer: String(quote.price), decimals: quote.priceDecimals },
  }
}
