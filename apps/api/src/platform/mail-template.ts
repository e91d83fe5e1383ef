import { oneLine } from '@mofu/domain/plain-text'
import type { Goods, Letter } from '@mofu/words/mails/template'

import type { Mail } from './mailer.ts'

const plum = '#2b1b3d'
const soft = '#67577a'
const line = '#f1e2d2'
const table = 'width:100%;border-collapse:collapse;margin:0 0 16px'

/** Renders a letter as plain text and HTML. Every text in it is escaped. */
export function mailOf(to: string, language: string, letter: Letter): Mail {
  const { subject, lines, details, goods, action, note } = onOwnLines(letter)
  const named = (label: string, value: string) => label + (language === 'en' ? ': ' : '：') + value
  const text = [
    ...lines,
    ...(details.length > 0
      ? [details.map(({ label, value, url }) => named(label, url ? `${value} ${url}` : value)).join('\n')]
      : []),
    ...(goods ? [goodsText(goods, named)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    note,
    'Mofu',
  ].join('\n\n')
  const paragraphs = lines.map((one) => `<p style="margin:0 0 16px">${escape(one)}</p>`).join('')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;background:#ff6b4a;color:${plum};font-weight:bold;text-decoration:none;padding:14px 28px;border-radius:999px">${escape(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escape(action.url)}</p>`
    : ''
  const body = `${paragraphs}${detailsHtml(details)}${goods ? goodsHtml(goods) : ''}${button}`
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;padding:24px 12px;background:#fff9f2;color:${plum};font:16px/1.6 sans-serif"><div style="max-width:520px;margin:0 auto;background:#ffffff;border:2px solid ${line};border-radius:20px;padding:28px 24px"><h1 style="margin:0 0 16px;font-size:22px">${escape(subject)}</h1>${body}<p style="margin:24px 0 0;color:${soft};font-size:14px">${escape(note)}</p></div></body></html>`
  return { to, subject, text, html, language }
}

/** What shops and buyers wrote stays on its line: it cannot look like a line of ours. */
function onOwnLines({ subject, lines, details = [], goods, ...rest }: Letter) {
  return {
    ...rest,
    subject: oneLine(subject),
    lines: lines.map((text) => oneLine(text)),
    details: details.map((detail) => ({ ...detail, value: oneLine(detail.value) })),
    goods: goods && { ...goods, lines: goods.lines.map((one) => ({ ...one, name: oneLine(one.name) })) },
  }
}

function goodsText({ title, lines, sums }: Goods, named: (label: string, value: string) => string): string {
  return [
    named(title, '').trimEnd(),
    ...lines.map(({ name, quantity, amount }) => named(`${quantity} × ${name}`, amount)),
    ...sums.map(({ label, amount }) => named(label, amount)),
  ].join('\n')
}

function detailsHtml(details: NonNullable<Letter['details']>): string {
  if (details.length === 0) return ''
  const rows = details.map(
    ({ label, value, url }) =>
      `<tr><th style="padding:4px 16px 4px 0;color:${soft};font-size:14px;font-weight:normal;text-align:left;vertical-align:top;white-space:nowrap">${escape(label)}</th><td style="width:100%;padding:4px 0;font-weight:bold;vertical-align:top;word-break:break-word">${url ? `<a href="${escape(url)}" style="color:${plum}">${escape(value)}</a>` : escape(value)}</td></tr>`,
  )
  return `<table style="${table}">${rows.join('')}</table>`
}

function goodsHtml({ title, lines, sums }: Goods): string {
  const cell = `padding:8px 0;border-top:1px solid ${line};vertical-align:top`
  const amountCell = `${cell};padding-left:16px;text-align:right;white-space:nowrap`
  const goods = lines.map(
    ({ name, quantity, amount }) =>
      `<tr><td style="${cell};word-break:break-word">${quantity} × ${escape(name)}</td><td style="${amountCell}">${escape(amount)}</td></tr>`,
  )
  const totals = sums.map(({ label, amount }, index) => {
    const weight = index === sums.length - 1 ? ';font-weight:bold' : `;color:${soft}`
    return `<tr><td style="${cell}${weight}">${escape(label)}</td><td style="${amountCell}${weight}">${escape(amount)}</td></tr>`
  })
  return `<h2 style="margin:24px 0 8px;font-size:16px">${escape(title)}</h2><table style="${table}">${goods.join('')}${totals.join('')}</table>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
