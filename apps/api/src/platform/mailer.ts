import { createTransport } from 'nodemailer'

/** Carries only the code of an SMTP error: its text may repeat the recipient. */
class MailError extends Error {
  readonly code: string

  constructor(cause: unknown) {
    super('the mail server did not take a mail')
    this.name = 'MailError'
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
  }
}

export type Mail = { to: string; subject: string; text: string; html: string; language: string }

export type Mailer = { send(mail: Mail): Promise<void>; stop(): void }

/** Sends mails by SMTP. A mail has one recipient, and no remote content. */
export function connectMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    // A server that hangs must not block the queue for long.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as never)
  return {
    send: async ({ to, subject, text, html, language }) => {
      const headers = { 'content-language': language, 'auto-submitted': 'auto-generated' }
      await transport.sendMail({ from, to, subject, text, html, headers }).catch((error: unknown) => {
        throw new MailError(error)
      })
    },
    stop: () => transport.close(),
  }
}
