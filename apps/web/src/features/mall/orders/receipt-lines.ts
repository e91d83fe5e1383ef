import type { Language } from '@mofu/domain/languages'
import { textIn } from '@mofu/domain/local-text'
import type { SignedReceipt } from '@mofu/wire/mall/receipts'

import { exactAmount } from '../../../parts/amount.ts'
import { moneyText } from '../../../parts/money.ts'
import type { PdfLine } from './pdf.ts'

export type ReceiptWords = {
  title: string
  shop: string
  goods: string
  freight: string
  total: string
  refunded: string
  afterRefund: string
  paid: string
  returned: string
  payer: string
  hash: string
  signed: string
  proof: string
}

const LEFT = 56
const RIGHT = 539
/** What fits beside the amounts, in characters of the widest kind. */
const TITLE_MOST = 34
const LINES_MOST = 20

/** The layout of a receipt. */
export function receiptLines(
  { receipt, signer, signature }: SignedReceipt,
  words: ReceiptWords,
  language: Language,
): PdfLine[] {
  const lines: PdfLine[] = []
  let y = 72
  const put = (text: string, size = 11, step = 18) => {
    lines.push({ text, x: LEFT, y, size })
    y += step
  }
  const sum = (name: string, cents: string, size = 11, sign = '') => {
    const text = sign + moneyText(BigInt(cents), receipt.currency)
    lines.push({ text, x: RIGHT, y, size, isRight: true })
    put(name, size, 20)
  }
  put('Mofu', 20, 30)
  put(`${words.title} ${receipt.number}`, 16, 26)
  put(`${words.shop}: ${receipt.shop.name}`)
  put(receipt.payment.paidAt.slice(0, 16).replace('T', ' ') + ' UTC', 11, 32)
  for (const { title, choices, price, quantity } of receipt.lines.slice(0, LINES_MOST)) {
    const name = [title, ...choices].map((text) => textIn(language, text)).join(' · ')
    const cents = String(BigInt(price) * BigInt(quantity))
    sum(`${quantity} x ${Array.from(name).slice(0, TITLE_MOST).join('')}`, cents)
  }
  const rest = receipt.lines.slice(LINES_MOST)
  if (rest.length > 0) {
    const cents = rest.reduce((all, one) => all + BigInt(one.price) * BigInt(one.quantity), 0n)
    sum(`+ ${rest.length}`, String(cents))
  }
  y += 10
  sum(words.goods, receipt.goods)
  sum(words.freight, receipt.freight)
  sum(words.total, receipt.total, 14)
  if (receipt.refunded !== '0') {
    sum(words.refunded, receipt.refunded, 11, '-')
    sum(words.afterRefund, String(BigInt(receipt.total) - BigInt(receipt.refunded)), 14)
  }
  y += 12
  const { payment } = receipt
  put(`${words.paid}: ${exactAmount(BigInt(payment.amount), payment.decimals)} ${payment.symbol}`)
  if (payment.returned !== '0') {
    put(`${words.returned}: ${exactAmount(BigInt(payment.returned), payment.decimals)} ${payment.symbol}`)
  }
  put(`${words.payer}: ${payment.payer}`, 9, 15)
  put(`${words.hash}: ${payment.txHash}`, 9, 32)
  put(words.proof, 9, 15)
  put(`${words.signed}: ${signer}`, 9, 15)
  put(signature.slice(0, 68), 8, 12)
  put(signature.slice(68), 8, 12)
  return lines
}
