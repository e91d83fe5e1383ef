import { randomBytes } from 'node:crypto'

import { unitsFor } from '@mofu/domain/mall/coin-amount'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import { quoteLifeMs } from '@mofu/domain/mall/payment-policy'
import type { Share } from '@mofu/domain/mall/split'
import { paymentId as nameOf } from '@mofu/domain/payment-id'
import { encodeAbiParameters, keccak256, type LocalAccount, toHex, zeroAddress } from 'viem'

import type { MallChain } from '../../mall-settings.ts'
import type { PricedCoin } from './coin-prices.ts'
import type { Quote } from './quote.ts'

type Hex = `0x${string}`

const quoteType = {
  Quote: [
    { name: 'paymentId', type: 'bytes32' },
    { name: 'orderKey', type: 'bytes32' },
    { name: 'coin', type: 'address' },
    { name: 'amount', type: 'uint256' },
    { name: 'splitHash', type: 'bytes32' },
    { name: 'payBy', type: 'uint48' },
    { name: 'captureBy', type: 'uint48' },
    { name: 'refundBy', type: 'uint48' },
    { name: 'payer', type: 'address' },
  ],
} as const

const shares = [
  {
    type: 'tuple[]',
    components: [
      { name: 'account', type: 'address' },
      { name: 'weight', type: 'uint96' },
    ],
  },
] as const

function splitHashOf(split: readonly Share[]): Hex {
  const parts = split.map(({ account, weight }) => ({ account, weight: BigInt(weight) }))
  return keccak256(encodeAbiParameters(shares, [parts]))
}

/** The contract accepts one of all the quotes of an order: they share this key, on every chain. */
function orderKeyOf(orderId: string): Hex {
  return keccak256(toHex(`mofu order ${orderId}`))
}

type Terms = {
  chain: MallChain
  chainTime: number
  coin: PricedCoin
  split: Share[]
  order: { id: string; total: bigint; /** How long it can still be paid. */ leftMs: number }
}

/**
 * Signs a quote in one coin. Its deadlines use the chain's clock: a chain that runs fast or slow neither shortens the
 * quote nor lets it outlive the order.
 */
export async function signQuote(signer: LocalAccount, terms: Terms): Promise<Quote> {
  const { chain, chainTime, coin, split, order } = terms
  const lifeMs = Math.min(quoteLifeMs[coin.isStable ? 'stable' : 'volatile'], order.leftMs)
  const payBy = chainTime + Math.floor(lifeMs / 1_000)
  const quote = {
    paymentId: toHex(randomBytes(32)),
    orderKey: orderKeyOf(order.id),
    coin: coin.coin,
    amount: unitsFor(order.total, coin.price, coin.decimals),
    splitHash: splitHashOf(split),
    payBy,
    captureBy: payBy + orderTimes.captureMs / 1_000,
    refundBy: payBy + orderTimes.refundMs / 1_000,
  }
  const signature = await signer.signTypedData({
    domain: {
      name: 'MallCheckout',
      version: '1',
      chainId: chain.chainId,
      verifyingContract: chain.checkout,
    },
    types: quoteType,
    primaryType: 'Quote',
    // Anyone may pay: a buyer without a wallet has somebody else's wallet pay. Refunds go to the payer.
    message: { ...quote, payer: zeroAddress },
  })
  return {
    ...quote,
    id: nameOf(chain.chainId, quote.paymentId),
    orderId: order.id,
    chainId: chain.chainId,
    symbol: coin.symbol,
    decimals: coin.decimals,
    split,
    price: coin.price.answer,
    priceDecimals: coin.price.decimals,
    priceSources: coin.priceSources,
    signature,
  }
}
