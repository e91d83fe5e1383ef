import { setTimeout as wait } from 'node:timers/promises'

import type { Email } from 'postal-mime'

/** Every caught mail to an address, newest first. */
export async function mailsTo(mailsUrl: string, address: string): Promise<Email[]> {
  return (await (await fetch(`${mailsUrl}?${new URLSearchParams({ to: address })}`)).json()) as Email[]
}

/** Waits for a mail, which is sent shortly after its cause. */
export async function untilMail(
  mailsUrl: string,
  { to, subject }: { to: string; subject: string },
  mostMs = 15_000,
): Promise<Email> {
  const deadline = Date.now() + mostMs
  while (Date.now() < deadline) {
    const found = (await mailsTo(mailsUrl, to)).find((mail) => mail.subject === subject)
    if (found) return found
    await wait(50)
  }
  throw new Error(`no mail "${subject}" to ${to} after ${mostMs / 1_000} s`)
}

/** The token in the link of a mail. */
export function tokenIn({ text = '' }: Email): string {
  const token = /#token=([\w-]+)/.exec(text)?.[1]
  if (!token) throw new Error(`there is no link in this mail:\n${text}`)
  return token
}
