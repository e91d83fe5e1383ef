import type { NotificationKind } from '@mofu/domain/notification-kinds'
import * as wire from '@mofu/wire/accounts'
import { chooseNotification, readNotifications } from '@mofu/wire/accounts/notifications'
import { referralBind } from '@mofu/wire/referrals'

import { callSigned } from '../../../api/call.ts'

export async function changePassword(body: { current: string; password: string }): Promise<void> {
  await callSigned(wire.changePassword, { body })
}

export async function endSession(id: string): Promise<void> {
  await callSigned(wire.endSession, { body: { id } })
}

export async function endOtherSessions(): Promise<void> {
  await callSigned(wire.endOtherSessions, {})
}

export async function markRead(upTo: number): Promise<void> {
  await callSigned(readNotifications, { body: { upTo } })
}

export async function chooseMail(kind: NotificationKind, isMailed: boolean): Promise<void> {
  await callSigned(chooseNotification, { body: { kind, isMailed } })
}

export async function bindInviter(address: string, code: string): Promise<void> {
  await callSigned(referralBind, { params: { a: address, b: code } })
}

/** Downloads everything the server stores about the account. */
export async function downloadData(): Promise<void> {
  const { data } = await callSigned(wire.exportAccount, {})
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'mofu-account.json' })
  link.click()
  URL.revokeObjectURL(url)
}

export async function deleteAccount(confirm: string): Promise<void> {
  await callSigned(wire.deleteAccount, { body: { confirm } })
}
