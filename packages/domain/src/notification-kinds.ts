/**
 * Kinds of notifications. A new feature adds its kind here and its texts in @mofu/words; inbox, settings and digests
 * pick it up from there. `isMailed` is the default until the user changes it.
 */
export const notificationKinds = {
  sold: { isMailed: true },
  bought: { isMailed: true },
  outbid: { isMailed: true },
  offer: { isMailed: true },
  expired: { isMailed: true },
  auction: { isMailed: true },
  draw: { isMailed: true },
  prediction: { isMailed: true },
  name: { isMailed: true },
  pledge: { isMailed: true },
  order: { isMailed: true },
  shop: { isMailed: true },
  reminder: { isMailed: false },
  role: { isMailed: true },
  proposal: { isMailed: true },
} as const satisfies Record<string, { isMailed: boolean }>

export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

/** The facts that the text of a notification needs. */
export type NotificationFacts = Readonly<Record<string, string>>
