import { randomBytes } from 'node:crypto'

/** A UUIDv7: newer ids sort after older ones, so a list by id is a list by time. */
export function newOrderId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Without letters and digits that are confused on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** The day and a random part: it does not reveal how many orders there are. */
export function newOrderNumber(now: Date = new Date()): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  return `M${day}-${randomLetters()}`
}

/** Bytes past the last whole multiple of the alphabet are skipped, so that all letters are equally likely. */
function randomLetters(): string {
  const fair = Math.floor(256 / alphabet.length) * alphabet.length
  let letters = ''
  while (letters.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < fair && letters.length < LENGTH) letters += alphabet[byte % alphabet.length]
    }
  }
  return letters
}
