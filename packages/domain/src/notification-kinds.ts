/**
 * What an account can be told. A later feature adds its kind here and its words in @mofu/words; inbox, settings and
 * digests then know it. `isMailed` is what holds until a person chooses otherwise.
 */
export const notificationKinds = {
  sold: { isMailed: true },
  outbid: { isMailed: true },
  offer: { isMailed: true },
  order: { isMailed: true },
  shop: { isMailed: true },
  reminder: { isMailed: false },
  role: { isMailed: true },
} as const satisfies Record<string, { isMailed: boolean }>

export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

/** What a notification speaks of, as its words need it. */
export type NotificationFacts = Readonly<Record<string, string>>
