import { randomBytes } from 'node:crypto'

import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import type { LoginMessage } from './login-message.ts'
import { deleteExpiredMessages, insertMessage } from './store.ts'

type Deps = {
  db: Database
  limiter: AttemptLimiter
  publicUrl: string
  /** Chains on which contract wallets can be verified. */
  chainIds: readonly number[]
}

const LIFE_MS = 5 * 60_000
const statement =
  'Sign in to Mofu. This only shows that the wallet is yours: it moves nothing and costs nothing.'

/**
 * Composes the whole message (EIP-4361) on the server, so that the signature is checked against our own text: domain,
 * chain, address and time cannot be replaced. One address may have several valid messages; otherwise a stranger could
 * block its owner.
 */
export async function createMessage(
  { db, limiter, publicUrl, chainIds }: Deps,
  { address, chainId, ip }: { address: string; chainId: number; ip: string },
): Promise<LoginMessage> {
  await limiter.fromAddress('nonce', ip)
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
  await deleteExpiredMessages(db)
  await insertMessage(db, made)
  return made
}
