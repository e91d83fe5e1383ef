import type { Letter } from '@mofu/words/mails/template'

import type { Mail } from './mailer.ts'

const plum = '#2b1b3d'

/** Renders a letter as plain text and HTML. Every text in it is escaped. */
export function mailOf(to: string, language: string, { subject, lines, action, note }: Letter): Mail {
  const text = [...lines, ...(action ? [`${action.label}:\n${action.url}`] : []), note, 'Mofu'].join('\n\n')
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;background:#ff6b4a;color:${plum};font-weight:bold;text-decoration:none;padding:14px 28px;border-radius:999px">${escape(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escape(action.url)}</p>`
    : ''
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="margin:0;padding:24px;background:#fff9f2;color:${plum};font:16px/1.6 sans-serif"><div style="max-width:520px;margin:0 auto;background:#ffffff;border:2px solid #f1e2d2;border-radius:20px;padding:32px"><h1 style="margin:0 0 16px;font-size:22px">${escape(subject)}</h1>${paragraphs}${button}<p style="margin:24px 0 0;color:#67577a;font-size:14px">${escape(note)}</p></div></body></html>`
  return { to, subject, text, html, language }
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
