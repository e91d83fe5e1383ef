import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; html: string; language: string }

export type Mailer = { send(mail: Mail): Promise<void>; stop(): void }

/** Sends mails by SMTP. A mail carries one recipient, and nothing that a reader's program would fetch. */
export function connectMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    // A server that hangs must not hold the queue up for long.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as never)
  return {
    send: async ({ to, subject, text, html, language }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: { 'content-language': language, 'auto-submitted': 'auto-generated' },
      })
    },
    stop: () => transport.close(),
  }
}
