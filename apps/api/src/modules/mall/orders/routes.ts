import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { blocksNeeded } from '@mofu/domain/mall/payment-policy'
import * as wire from '@mofu/wire/mall/orders'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { readCart, readWanted } from '../checkout/read-cart.ts'
import { submitOrder } from '../checkout/submit-order.ts'
import type { MallChain } from '../mall-settings.ts'
import { shoppers } from '../shoppers.ts'
import { closeOrder } from './close-order.ts'
import type { Order } from './order.ts'
import { receiveOrder } from './receive-order.ts'
import { searchInTurn } from './search-in-turn.ts'
import { setShippingAddress } from './set-shipping-address.ts'
import { showOrder } from './show-order.ts'
import { listOrdersOfAccount } from './store.ts'

type Deps = { db: Database; chains: readonly MallChain[] }

const done = { data: { isDone: true } } as const
const when = (date: Date | null) => date?.toISOString() ?? null

/** What buyers do with their orders. */
export function orderRoutes(server: FastifyInstance, { db, chains }: Deps): void {
  mount(server, wire.confirmOrder, shoppers, async ({ body }, { accountId }) => {
    const wanted = readWanted(body.skuids)
    const { parts, address, token } = await readCart(db, {
      accountId,
      wanted,
      isPickup: body.isPickup,
      addressId: body.recieveAddressId,
    })
    const total = parts.reduce<bigint | null>(
      (sum, { goods, freight }) => (sum === null || freight === null ? null : sum + goods + freight),
      0n,
    )
    const isClear = parts.every(
      ({ warning, lines }) => warning === null && lines.every((line) => line.warning === null),
    )
    return {
      data: {
        parts: parts.map((part) => ({
          ...part,
          goods: String(part.goods),
          freight: part.freight === null ? null : String(part.freight),
          lines: part.lines.map(({ line, warning }) => ({
            skuId: line.skuId,
            productId: line.productId,
            title: line.title,
            choices: [...line.choices],
            pictureUrl: line.pictureUrl,
            price: String(line.price),
            quantity: line.quantity,
            available: line.available,
            warning,
          })),
        })),
        total: total === null ? null : String(total),
        currency: 'USD',
        recieveAddressId: address?.id ?? null,
        address: address ? { name: address.name, phone: address.phone, address: address.address } : null,
        canSubmit: isClear,
        confirmToken: token,
      },
    }
  })

  mount(server, wire.submitOrder, shoppers, async ({ body }, { accountId }) => {
    const { orders } = await submitOrder(db, {
      accountId,
      wanted: readWanted(body.skus),
      isPickup: body.isPickup,
      addressId: body.recieveAddressId ?? undefined,
      remark: body.remark,
      confirmToken: body.confirmToken,
      key: body.key,
    })
    const [first] = orders
    if (!first) throw new DomainError('mall.skus_wrong')
    const list = orders.map(({ id, number, shopId, total }) => ({
      orderId: id,
      orderNumber: number,
      shopId,
      orderAmount: String(total),
    }))
    return { data: { orderId: first.id, groupId: first.groupId, orders: list } }
  })

  mount(server, wire.orderList, shoppers, async ({ body }, { accountId }) => {
    const { status, text, pages, pageSize } = body
    const found = () => listOrdersOfAccount(db, accountId, { status, text, page: pages, pageSize })
    const { list, total } = await (text === '' ? found() : searchInTurn(found))
    return { data: { list: list.map((order) => orderRow(order)), total } }
  })

  mount(server, wire.orderDetail, shoppers, async ({ body: { orderId } }, caller) => ({
    data: detail(await showOrder(db, orderId, caller), chains),
  }))

  mount(server, wire.closeOrder, shoppers, async ({ body: { id } }, caller) => {
    await closeOrder(db, caller, id)
    return done
  })

  mount(server, wire.confirmDelivery, shoppers, async ({ body: { id } }, caller) => {
    await receiveOrder(db, caller, id)
    return done
  })

  mount(server, wire.setRecieveAddress, shoppers, async ({ body: { id, addressId } }, caller) => {
    await setShippingAddress(db, caller, { id, addressId })
    return done
  })
}

/** An order as lists show it. */
export function orderRow(order: Order): wire.OrderRow {
  return {
    id: order.id,
    orderNumber: order.number,
    groupId: order.groupId,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    payState: order.payState,
    isPickup: order.isPickup,
    price: String(order.goods),
    freight: String(order.freight),
    orderAmount: String(order.total),
    refunded: String(order.refunded),
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
    payDeadline: order.payDeadline.toISOString(),
    paymentDate: when(order.paidAt),
    expressCompany: order.expressCompany,
    expressNumber: order.expressNumber,
    transactionHash: order.txHash,
    closeReason: order.closeReason,
    hasOpenRequest: order.hasOpenRequest,
    lines: order.lines.map((line) => orderLineOf(line)),
  }
}

export function orderLineOf(line: Order['lines'][number]): wire.OrderRow['lines'][number] {
  return {
    skuId: line.skuId,
    productId: line.productId,
    title: line.title,
    choices: [...line.choices],
    pictureUrl: line.pictureUrl,
    price: String(line.price),
    quantity: line.quantity,
  }
}

function detail(
  {
    order,
    role,
    shipBy,
    receivedBy,
    events,
    payments,
    requests,
    messages,
    group,
    can,
  }: Awaited<ReturnType<typeof showOrder>>,
  chains: readonly MallChain[],
): wire.OrderDetail {
  const networkOf = (chainId: number) => chains.find((chain) => chain.chainId === chainId)?.network
  return {
    ...orderRow(order),
    role,
    version: order.version,
    remark: order.remark,
    address: order.address && {
      name: order.address.name,
      phone: order.address.phone,
      country: order.address.country,
      address: order.address.address,
    },
    pickupPoint: order.pickupPoint,
    returnAddress: role === 'merchant' ? order.returnAddress : null,
    pickupCode: role === 'buyer' ? order.pickupCode : null,
    shippedAt: when(order.shippedAt),
    shipBy: when(shipBy),
    receivedBy: when(receivedBy),
    finishedAt: when(order.finishedAt),
    closedAt: when(order.closedAt),
    timeline: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    payments: payments.map((payment) => {
      const network = networkOf(payment.chainId)
      return {
        id: payment.id,
        chainId: payment.chainId,
        payer: payment.payer,
        coin: payment.coin,
        symbol: payment.symbol,
        decimals: payment.decimals,
        amount: String(payment.amount),
        held: String(payment.held),
        refundable: String(payment.refundable),
        stage: payment.stage,
        state: payment.state,
        issue: payment.issue,
        block: payment.block,
        txHash: payment.txHash,
        confirmations: payment.state === 'gone' ? 0 : Math.max(0, payment.head - payment.block + 1),
        needed: (network && blocksNeeded(network, order.total)) ?? null,
        ...(role === 'buyer' ? {} : { priceSources: payment.priceSources }),
      }
    }),
    requests: requests.map((request) => ({
      id: request.id,
      kind: request.kind,
      state: request.state,
      reason: request.reason,
      amount: String(request.amount),
      answer: request.answer,
      returnAddress: request.returnAddress,
      expressCompany: request.expressCompany,
      expressNumber: request.expressNumber,
      turn: request.turn,
      actBy: when(request.actBy),
      disputedBy: request.disputedBy,
      disputeReason: request.disputeReason,
      disputedAt: request.disputedAt?.toISOString() ?? null,
      ruling: request.ruling,
      rulingReason: request.rulingReason,
      canDispute: request.canDispute,
      rulings: request.rulings,
      createdAt: request.createdAt.toISOString(),
    })),
    messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })),
    group: group.map((one) => ({
      id: one.id,
      orderNumber: one.number,
      shopName: one.shopName,
      status: one.status,
      orderAmount: String(one.total),
      canPay: one.canPay,
      heldBy: one.heldBy,
    })),
    can,
  }
}
