import * as wire from '@mofu/wire/mall/merchant'
import * as invitations from '@mofu/wire/mall/merchant/staff'
import type { Input } from '@mofu/wire/route'

import { callSigned } from '../../../../api/call.ts'

export async function saveShop(body: Input<typeof wire.saveShop>['body']): Promise<void> {
  await callSigned(wire.saveShop, { body })
}

export async function changePayout(body: Input<typeof wire.changePayout>['body']): Promise<void> {
  await callSigned(wire.changePayout, { body })
}

export async function saveFreight(body: Input<typeof wire.saveFreight>['body']): Promise<void> {
  await callSigned(wire.saveFreight, { body })
}

export async function removeStaff(body: Input<typeof wire.removeStaff>['body']): Promise<void> {
  await callSigned(wire.removeStaff, { body })
}

export async function inviteStaff(body: Input<typeof invitations.inviteStaff>['body']): Promise<void> {
  await callSigned(invitations.inviteStaff, { body })
}

export async function cancelInvitation(
  body: Input<typeof invitations.cancelInvitation>['body'],
): Promise<void> {
  await callSigned(invitations.cancelInvitation, { body })
}
