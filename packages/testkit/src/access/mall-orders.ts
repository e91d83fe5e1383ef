import * as disputes from '@mofu/wire/mall/disputes'
import { retryOperations } from '@mofu/wire/mall/operations'
import * as orders from '@mofu/wire/mall/orders'
import { makePayLink } from '@mofu/wire/mall/pay-links'
import * as payments from '@mofu/wire/mall/payments'
import { orderReceipt } from '@mofu/wire/mall/receipts'
import * as reviews from '@mofu/wire/mall/reviews'
import * as shipping from '@mofu/wire/mall/shipping'

import { owned, shared, unknownId } from '../access-sample.ts'

const unknownShop = 2147483647
const express = { expressCompany: 'matrix', expressNumber: 'matrix' }

export const samples = [
  shared(orders.confirmOrder, { body: { skuids: ['1'] } }),
  shared(orders.submitOrder, { body: { skus: ['1'] } }),
  shared(orders.orderList, { body: {} }),
  owned(orders.orderDetail, { body: { orderId: unknownId } }),
  owned(orderReceipt, { body: { orderId: unknownId } }),
  owned(orders.closeOrder, { body: { id: unknownId } }),
  owned(orders.confirmDelivery, { body: { id: unknownId } }),
  owned(orders.setRecieveAddress, { body: { id: unknownId, addressId: unknownId } }),
  owned(makePayLink, { body: { orderId: unknownId } }),
  owned(payments.payList, { query: { orderId: unknownId } }),
  owned(payments.blockchainPay, { query: { orderId: unknownId, tx: `0x${'a'.repeat(64)}` } }),
  owned(shipping.shopOrders, { body: { shopId: unknownShop } }),
  owned(shipping.shopStatement, { body: { shopId: unknownShop } }),
  owned(shipping.shipOrder, { body: { id: unknownId, ...express } }),
  owned(shipping.correctExpress, { body: { id: unknownId, ...express } }),
  owned(shipping.readyOrder, { body: { id: unknownId } }),
  owned(shipping.arrivedOrder, { body: { id: unknownId } }),
  owned(shipping.handOverOrder, { body: { id: unknownId, code: '123456' } }),
  owned(shipping.cancelShopOrder, { body: { id: unknownId, reason: 'matrix' } }),
  owned(shipping.askRequest, { body: { id: unknownId, kind: 'cancel', reason: 'matrix' } }),
  owned(shipping.withdrawRequest, { body: { requestId: unknownId } }),
  owned(shipping.gotBack, { body: { requestId: unknownId } }),
  owned(shipping.answerRequest, { body: { requestId: unknownId, isAgreed: true } }),
  owned(shipping.sendBack, { body: { requestId: unknownId, ...express } }),
  owned(shipping.writeMessage, { body: { id: unknownId, text: 'matrix' } }),
  owned(reviews.orderReviews, { body: { orderId: unknownId } }),
  owned(reviews.writeReview, { body: { orderId: unknownId, skuId: 1, rating: 5 } }),
  owned(reviews.answerReview, { body: { id: 999_999, text: 'matrix' } }),
  shared(reviews.hideReview, { body: { id: 999_999, reason: 'matrix' } }),
  shared(reviews.showReview, { body: { id: 999_999, reason: 'matrix' } }),
  shared(reviews.hiddenReviews, { query: { productId: '999999' } }),
  shared(shipping.findOrders, { body: { text: 'matrix' } }),
  owned(disputes.disputeRequest, { body: { requestId: unknownId, reason: 'matrix' } }),
  shared(disputes.disputes),
  shared(retryOperations, { body: { chainId: 999, reason: 'matrix' } }),
  owned(disputes.proposeRuling, { body: { requestId: unknownId, ruling: 'close', reason: 'matrix' } }),
]
