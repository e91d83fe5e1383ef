import type { Address } from '@mofu/domain/address'
import { nameYearsMost } from '@mofu/domain/name-state'
import { encodeAbiParameters, type Hex, keccak256 } from 'viem'

/** What a commitment hides until the second step. */
export type Registration = { label: string; owner: Address; years: number; secret: Hex }

/** Each number of years that can be registered. */
export const yearChoices = Array.from({ length: nameYearsMost }, (_, index) => index + 1)

const components = [
  { name: 'name', type: 'string' },
  { name: 'owner', type: 'address' },
  { name: 'yearCount', type: 'uint256' },
  { name: 'secret', type: 'bytes32' },
] as const

export function registrationArgs({ label, owner, years, secret }: Registration) {
  return { name: label, owner, yearCount: BigInt(years), secret }
}

/** The same as the contract's `commitmentOf`. */
export function commitmentOf(registration: Registration): Hex {
  return keccak256(encodeAbiParameters([{ type: 'tuple', components }], [registrationArgs(registration)]))
}

type Where = { chainId: number; contract: Address }

/**
 * The wallet signs this once more on another device, and the secret is the same: a lost device loses no commitment. It
 * names everything that it belongs to, so that a signature is worth nothing elsewhere.
 */
export function secretMessage({ chainId, contract }: Where, label: string, owner: Address): string {
  return [
    `Mofu: register ${label}.pet`,
    '',
    'This signature makes the secret of the first step. It costs nothing and moves nothing.',
    '',
    `Owner: ${owner.toLowerCase()}`,
    `Name service: ${contract.toLowerCase()}`,
    `Chain: ${chainId}`,
  ].join('\n')
}

export function secretOf(signature: Hex): Hex {
  return keccak256(signature)
}
