import { createHash, randomBytes } from 'node:crypto'

/** An unguessable secret: 256 bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a secret. A plain hash is enough for a random one. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
