import { createServer } from 'node:http'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailCatcher = { smtpUrl: string; url: string; stop(): Promise<void> }

const MAX_MAILS = 1_000

/**
 * Catches every mail the product sends and shows it on a page: nothing leaves the machine. `?to=` shows those to one
 * address.
 */
export async function startMailCatcher({
  smtpPort,
  httpPort,
}: {
  smtpPort: number
  httpPort: number
}): Promise<MailCatcher> {
  const caught: Email[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void readMail(stream)
        .then((mail) => {
          caught.unshift(mail)
          caught.length = Math.min(caught.length, MAX_MAILS)
          return undefined
        })
        .catch((error: Error) => error)
        .then((error) => done(error))
    },
  })
  const web = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mails')
    const to = searchParams.get('to')
    const isJson = pathname === '/mails.json'
    const mails =
      to === null ? caught : caught.filter((mail) => mail.to?.some(({ address }) => address === to))
    response.setHeader('content-type', isJson ? 'application/json' : 'text/html; charset=utf-8')
    // Caught mail is shown as text: its HTML is untrusted.
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    response.end(isJson ? JSON.stringify(mails) : page(mails))
  })
  const stop = async () => {
    web.closeAllConnections()
    await Promise.all([
      new Promise<void>((resolve) => smtp.close(resolve)),
      new Promise<void>((resolve) => void web.close(() => resolve())),
    ])
  }
  const listening = await Promise.allSettled([
    new Promise<void>(
      (resolve, reject) => smtp.once('error', reject) && smtp.listen(smtpPort, '127.0.0.1', resolve),
    ),
    new Promise<void>((resolve, reject) => web.once('error', reject).listen(httpPort, '127.0.0.1', resolve)),
  ])
  const failed = listening.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://127.0.0.1:${httpPort}`,
    stop,
  }
}

async function readMail(stream: AsyncIterable<Buffer>): Promise<Email> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return PostalMime.parse(Buffer.concat(chunks))
}

function page(mails: readonly Email[]): string {
  const rows = mails.map(
    ({ subject, to, text, date }) =>
      `<article><h2>${escape(subject ?? '(no subject)')}</h2><p>to ${escape(to?.map(({ address }) => address).join(', ') ?? '')}, ${escape(date ?? '')}</p><pre>${escape(text ?? '')}</pre></article>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Mails</title>
<style>body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fff9f2;color:#2b1b3d}
article{border:2px solid #ecdccb;border-radius:20px;padding:1rem 1.5rem;margin:1rem 0}pre{white-space:pre-wrap}</style>
<h1>Mails</h1>${rows.join('') || '<p>Nothing was sent yet. Reload to look again.</p>'}`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
