import { createHash, randomBytes } from 'node:crypto'

/** A secret nobody can guess: 256 bits, safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. Plain hashing is enough for one that was drawn and not thought up. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
