import { lowerAddress } from '@mofu/domain/address'

import { predictionRole } from '../../../schema/predictions.ts'
import { type Change, type LogFacts, put } from '../../change.ts'
import type { Hex } from './changes.ts'

/** The roles that operate or decide rounds, by their names in the registry. Others change nothing here. */
const roles = new Map([
  ['prediction operator', 'operator'],
  ['admin', 'admin'],
])

export function onRoleSet(args: { role: Hex; account: Hex; granted: boolean }, log: LogFacts): Change[] {
  const role = roles.get(nameOf(args.role))
  return role === undefined ? [] : [known(role, args.account, args.granted, log)]
}

const nobody = '0x0000000000000000000000000000000000000000'

export function onOwnershipTransferred(
  { previousOwner, newOwner }: { previousOwner: Hex; newOwner: Hex },
  log: LogFacts,
): Change[] {
  return [
    ...(previousOwner === nobody ? [] : [known('owner', previousOwner, false, log)]),
    known('owner', newOwner, true, log),
  ]
}

function known(role: string, address: Hex, isGranted: boolean, { chainId, block }: LogFacts): Change {
  const account = lowerAddress(address)
  const id = `${chainId}-${role}-${account}`
  return put(predictionRole, { id, chainId, role, account, isGranted, updatedBlock: block })
}

/** A role is its name in ASCII, padded with zeros to 32 bytes. */
function nameOf(role: Hex): string {
  return Buffer.from(role.slice(2), 'hex').toString('latin1').replace(/\0+$/, '')
}

export const predictionRoleHandlers = {
  RoleSet: onRoleSet,
  OwnershipTransferred: onOwnershipTransferred,
}
