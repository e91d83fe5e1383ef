/** The rules of contracts/src/names/Label.sol: names are 3 to 32 lower-case letters, digits and single hyphens between them. */
export const nameLength = { least: 3, most: 32 } as const

export type LabelFault = 'short' | 'long' | 'character' | 'hyphen'

/** What is wrong with a name without `.pet`; undefined if it can be registered. */
export function labelFault(label: string): { fault: LabelFault; character?: string } | undefined {
  const wrong = /[^a-z0-9-]/u.exec(label)?.[0]
  if (wrong !== undefined) return { fault: 'character', character: wrong }
  if (label.length < nameLength.least) return { fault: 'short' }
  if (label.length > nameLength.most) return { fault: 'long' }
  return /^-|--|-$/.test(label) ? { fault: 'hyphen' } : undefined
}

/** A valid name as its token id: the characters from the left, padded with zero bytes. */
export function nameTokenId(label: string): bigint {
  let id = 0n
  for (let index = 0; index < nameLength.most; index++) {
    id = (id << 8n) | BigInt(index < label.length ? label.charCodeAt(index) : 0)
  }
  return id
}

/** The name of a token id, without `.pet`; undefined if it is no name's id. */
export function labelOf(tokenId: bigint): string | undefined {
  let label = ''
  for (let shift = 248n; shift >= 0n; shift -= 8n) {
    const code = Number((tokenId >> shift) & 0xffn)
    if (code === 0) break
    label += String.fromCharCode(code)
  }
  return labelFault(label) === undefined && nameTokenId(label) === tokenId ? label : undefined
}

/**
 * Two names with the same skeleton look alike in many fonts: o and 0, l, i and 1, s and 5, z and 2, b and 6, g, q and 9,
 * m and rn, w and vv, d and cl.
 */
export function labelSkeleton(label: string): string {
  return label
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('2', 'z')
    .replaceAll('6', 'b')
    .replaceAll(/[9q]/g, 'g')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}
