import type { NotificationFacts, NotificationKind } from '@mofu/domain/notification-kinds'

/** A mail in words: what it is about, what to do, and what to do when it came by mistake. */
export type Letter = {
  subject: string
  lines: readonly string[]
  /** Facts under a name each, such as a tracking number, with the page about it where there is one. */
  details?: readonly { label: string; value: string; url?: string }[]
  goods?: Goods
  action?: { label: string; url: string }
  note: string
}

/** What was ordered, and what it costs. */
export type Goods = {
  title: string
  lines: readonly { name: string; quantity: number; amount: string }[]
  /** The last one is the total. */
  sums: readonly { label: string; amount: string }[]
}

/** Every mail the product sends, except those about orders. A language that lacks one does not compile. */
export type Letters = {
  register(facts: { url: string; hours: number }): Letter
  /** Somebody registered with an address that has an account. */
  registerAgain(facts: { url: string }): Letter
  reset(facts: { url: string; minutes: number }): Letter
  changeEmail(facts: { url: string; hours: number }): Letter
  emailTaken(): Letter
  /** To the present address, before another one takes its place. */
  emailChanging(facts: { url: string }): Letter
  /** To the former address. */
  emailChanged(): Letter
  passwordChanged(facts: { url: string }): Letter
  payoutChanged(facts: { url: string; shop: string; address: string; when: string }): Letter
  digest(facts: { url: string; lines: readonly string[]; more: number }): Letter
}

/** One line for each kind of notification, in the inbox and in digests. */
export type NotificationWords = Record<NotificationKind, (facts: NotificationFacts) => string>
