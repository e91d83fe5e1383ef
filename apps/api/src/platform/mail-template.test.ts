import { expect, test } from 'vitest'

import { mailOf } from './mail-template.ts'

const hostile = `<img src=x onerror="alert('1')">&`

test('every text of a mail is escaped in its HTML, and plain in its text', () => {
  const { subject, html, text } = mailOf('hana@mofu.example', 'en', {
    subject: `Subject ${hostile}`,
    lines: [`Line ${hostile}`],
    details: [{ label: `Label ${hostile}`, value: `Value ${hostile}` }],
    goods: {
      title: `Goods ${hostile}`,
      lines: [{ name: `Name ${hostile}`, quantity: 2, amount: `Amount ${hostile}` }],
      sums: [{ label: `Sum ${hostile}`, amount: `Total ${hostile}` }],
    },
    action: { label: `Action ${hostile}`, url: `https://mofu.example/?${hostile}` },
    note: `Note ${hostile}`,
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('"alert')
  const escaped = '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;'
  const places = [
    'Subject',
    'Line',
    'Label',
    'Value',
    'Goods',
    'Name',
    'Amount',
    'Sum',
    'Total',
    'Action',
    'Note',
  ]
  expect(places.filter((place) => !html.includes(`${place} ${escaped}`))).toEqual([])
  expect(html).toContain(`href="https://mofu.example/?${escaped}"`)
  expect(subject).toBe(`Subject ${hostile}`)
  for (const place of places.slice(1)) expect(text).toContain(`${place} ${hostile}`)
})

test('goods are listed with quantity and amount, and the total comes last', () => {
  const { text, html } = mailOf('hana@mofu.example', 'en', {
    subject: 'Order 1 is paid',
    lines: [],
    details: [{ label: 'Shop', value: 'Paws & Co' }],
    goods: {
      title: 'Goods',
      lines: [{ name: 'Bowl', quantity: 3, amount: 'US$45.00' }],
      sums: [
        { label: 'Freight', amount: 'US$7.00' },
        { label: 'Total', amount: 'US$52.00' },
      ],
    },
    note: 'Bye',
  })
  expect(text).toContain(
    'Shop: Paws & Co\n\nGoods:\n3 × Bowl: US$45.00\nFreight: US$7.00\nTotal: US$52.00\n\nBye',
  )
  expect(html).toMatch(/3 × Bowl.*US\$45\.00.*Total.*US\$52\.00/)
  expect(html).not.toContain('href')
})

test('what a shop wrote cannot look like a line of ours', () => {
  const { text, subject } = mailOf('hana@mofu.example', 'en', {
    subject: 'Order 1\nBcc: x',
    lines: ['Paws\n\nMofu: payment failed has shipped your order.'],
    details: [{ label: 'Tracking number', value: 'X-1\n\nMofu: pay again at https://evil.example' }],
    note: 'note',
  })
  expect(subject).toBe('Order 1 Bcc: x')
  expect(text.split('\n').filter((line) => line.startsWith('Mofu:'))).toEqual([])
})
