import { expect, test } from 'vitest'

import { pdfOf } from './pdf.ts'
import { receiptLines } from './receipt-lines.ts'

const words = {
  title: '收據',
  shop: '商店',
  goods: '商品',
  freight: '運費',
  total: '合計',
  refunded: '已退款',
  afterRefund: '退款後金額',
  returned: '已退回',
  paid: '已付',
  payer: '付款人',
  hash: '交易',
  signed: '簽署',
  proof: '附件',
}
const signed = {
  receipt: {
    kind: 'mofu receipt' as const,
    version: 2 as const,
    orderId: '01a1df5a-8558-7f03-a970-4373211ac781',
    number: 'M261115-63MMKPZY',
    shop: { id: 1, name: 'Paws (& Co)' },
    lines: [{ title: { tc: '陶瓷碗' }, choices: [], price: '1500', quantity: 2 }],
    goods: '3000',
    freight: '500',
    total: '3500',
    refunded: '1000',
    currency: 'USD',
    payment: {
      chainId: 31_337,
      contract: '0x0',
      paymentId: '0x1',
      payer: '0x2',
      coin: '0x3',
      symbol: 'tUSD',
      decimals: 6,
      amount: '35000000',
      returned: '10000000',
      txHash: '0x4',
      block: 9,
      paidAt: '2026-11-15T13:04:30.000Z',
    },
  },
  signer: '0x5',
  signature: `0x${'a'.repeat(130)}`,
}

test('a receipt lists what was bought for how much, and all amounts are right-aligned', () => {
  const lines = receiptLines(signed, words, 'tc')
  const texts = lines.map(({ text }) => text)
  expect(texts).toContain('2 x 陶瓷碗')
  expect(texts).toContain('US$30.00')
  expect(texts).toContain('US$35.00')
  expect(texts).toContain('已付: 35 tUSD')
  expect(texts).toContain('-US$10.00')
  expect(texts).toContain('US$25.00')
  expect(texts).toContain('已退回: 10 tUSD')
  expect(new Set(lines.filter(({ isRight }) => isRight).map(({ x }) => x)).size).toBe(1)
  expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(842)
})

test('the file is a PDF whose cross-reference table finds each object, with the signed receipt inside', () => {
  const attached = JSON.stringify(signed)
  const bytes = pdfOf(receiptLines(signed, words, 'tc'), true, { name: 'receipt.json', text: attached })
  const text = Buffer.from(bytes).toString('latin1')
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
  expect(places).toHaveLength(10)
  for (const [index, place] of places.entries()) expect(text.slice(place)).toMatch(`${index + 1} 0 obj`)
  expect(text).toContain(String.raw`(: Paws \(& Co\)) Tj`)
  expect(text).toContain('/Filespec /F (receipt.json) /UF (receipt.json)')
  expect(Buffer.from(bytes).toString('utf8')).toContain(attached)
})

test('a receipt without a refund does not mention one', () => {
  const whole = {
    ...signed.receipt,
    refunded: '0',
    payment: { ...signed.receipt.payment, returned: '0' },
  }
  const texts = receiptLines({ ...signed, receipt: whole }, words, 'tc').map(({ text }) => text)
  expect(texts.filter((text) => text.includes('退'))).toEqual([])
})
