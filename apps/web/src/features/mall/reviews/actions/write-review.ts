import * as wire from '@mofu/wire/mall/reviews'

import { callSigned } from '../../../../api/call.ts'

/** A pasted tab or Windows line break is no reason to refuse a text. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').trim()

type Written = { orderId: string; skuId: number; rating: number; text: string }

export async function writeReview({ text, ...review }: Written): Promise<void> {
  await callSigned(wire.writeReview, { body: { ...review, text: plain(text) } })
}

export async function answerReview(id: number, text: string): Promise<void> {
  await callSigned(wire.answerReview, { body: { id, text: plain(text) } })
}

export async function showReview(id: number, reason: string): Promise<void> {
  await callSigned(wire.showReview, { body: { id, reason } })
}

export async function hideReview(id: number, reason: string): Promise<void> {
  await callSigned(wire.hideReview, { body: { id, reason } })
}
