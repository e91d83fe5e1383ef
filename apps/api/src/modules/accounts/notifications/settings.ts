import {
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
} from '@mofu/domain/notification-kinds'

export type SettingStore = {
  chosen(accountId: string): Promise<{ kind: NotificationKind; isMailed: boolean }[]>
  choose(accountId: string, kind: NotificationKind, isMailed: boolean): Promise<void>
}

/** Every kind with what holds for the account: what was chosen, else the kind's own default. */
export async function readSettings(
  { store }: { store: SettingStore },
  accountId: string,
): Promise<{ kind: NotificationKind; isMailed: boolean }[]> {
  const chosen = new Map((await store.chosen(accountId)).map(({ kind, isMailed }) => [kind, isMailed]))
  return notificationKindNames.map((kind) => ({
    kind,
    isMailed: chosen.get(kind) ?? notificationKinds[kind].isMailed,
  }))
}
