import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { returnedUnits } from '@mofu/domain/mall/coin-amount'
import { type Receipt, receiptText } from '@mofu/domain/mall/receipt'
import type { LocalAccount } from 'viem'

import type { Caller } from '../../../platform/access.ts'
import type { MallChain } from '../mall-settings.ts'
import type { Order, SeenPayment } from '../orders/order.ts'
import { showOrder } from '../orders/show-order.ts'

export type ReceiptDeps = {
  db: Database
  chains: readonly MallChain[]
  signer: LocalAccount | undefined
}

/** Signs a receipt for an order and its payment. Contains only what no reorg can revert. */
export async function writeReceipt(
  { db, chains, signer }: ReceiptDeps,
  orderId: string,
  caller: Caller,
): Promise<{ receipt: Receipt; signer: string; signature: string }> {
  const { order, payments } = await showOrder(db, orderId, caller)
  const payment = payments.find(({ id }) => id === order.paymentId)
  const chain = chains.find(({ chainId }) => chainId === payment?.chainId)
  if (!payment || !chain || !signer || payment.state !== 'final' || order.paidAt === null) {
    throw new DomainError('mall.receipt_not_ready')
  }
  const receipt = receiptOf(order, payment, chain, order.paidAt)
  const signature = await signer.signMessage({ message: receiptText(receipt) })
  return { receipt, signer: signer.address, signature }
}

function receiptOf(order: Order, payment: SeenPayment, chain: MallChain, paidAt: Date): Receipt {
  return {
    kind: 'mofu receipt',
    version: 2,
    orderId: order.id,
    number: order.number,
    shop: { id: order.shopId, name: order.shopName },
    lines: order.lines.map(({ title, choices, price, quantity }) => ({
      title,
      choices: [...choices],
      price: String(price),
      quantity,
    })),
    goods: String(order.goods),
    freight: String(order.freight),
    total: String(order.total),
    refunded: String(order.refunded),
    currency: order.currency,
    payment: {
      chainId: payment.chainId,
      contract: chain.checkout,
      paymentId: payment.id.slice(payment.id.indexOf('-') + 1),
      payer: payment.payer,
      coin: payment.coin,
      symbol: payment.symbol,
      decimals: payment.decimals,
      amount: String(payment.amount),
      returned: String(returnedUnits(payment)),
      txHash: payment.txHash,
      block: payment.block,
      paidAt: paidAt.toISOString(),
    },
  }
}
