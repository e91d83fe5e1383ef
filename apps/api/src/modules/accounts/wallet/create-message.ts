import { randomBytes } from 'node:crypto'

import { DomainError } from '@mofu/domain/domain-error'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'

import type { Tries } from '../../../platform/tries.ts'

export type LoginMessage = {
  nonce: string
  address: string
  chainId: number
  message: string
  expiresAt: Date
}

export type MessageStore = { add(message: LoginMessage): Promise<void> }

type World = {
  store: MessageStore
  tries: Tries
  publicUrl: string
  /** Chains we can ask about contract wallets. */
  chainIds: readonly number[]
}

const LIFE_MS = 5 * 60_000
const statement =
  'Sign in to Mofu. This only shows that the wallet is yours: it moves nothing and costs nothing.'

/**
 * Writes the whole message (EIP-4361) here, so that what comes back signed is checked against our own text: domain,
 * chain, address and time cannot be another's. Several may be alive for one address, or a stranger could block its owner.
 */
export async function createMessage(
  { store, tries, publicUrl, chainIds }: World,
  { address, chainId, ip }: { address: string; chainId: number; ip: string },
): Promise<LoginMessage> {
  await tries.fromAddress('nonce', ip)
  if (!chainIds.includes(chainId)) throw new DomainError('chain.network_unknown', { chainId })
  const nonce = randomBytes(16).toString('hex')
  const issuedAt = new Date()
  const expiresAt = new Date(issuedAt.getTime() + LIFE_MS)
  const message = createSiweMessage({
    domain: new URL(publicUrl).host,
    scheme: new URL(publicUrl).protocol.replace(':', ''),
    address: getAddress(address),
    statement,
    uri: publicUrl,
    version: '1',
    chainId,
    nonce,
    issuedAt,
    expirationTime: expiresAt,
  })
  const made = { nonce, address, chainId, message, expiresAt }
  await store.add(made)
  return made
}
