import type { WhitelistRow } from '@mofu/domain/whitelist'
import { bytesToHex, hexToBytes, keccak256 } from 'viem/utils'

type Hex = `0x${string}`

/** OpenZeppelin's StandardMerkleTree over (address, uint256 price, uint256 limit), as the collections on chain verify it. */
export type WhitelistTree = {
  root: Hex
  /** Node 0 is the root; the children of i are 2i+1 and 2i+2. 32 bytes each. */
  nodes: Uint8Array
  /** The node of each row's leaf, in the order of the rows. */
  places: number[]
}

const WORD = 32
/** Hashes between two yields, so that a server or a tab stays responsive. */
const REST_EVERY = 2_000

/** `rest` is awaited now and then; without it, the tree is built synchronously. */
export async function makeWhitelistTree(
  rows: readonly WhitelistRow[],
  rest?: () => Promise<void>,
): Promise<WhitelistTree> {
  if (rows.length === 0) throw new Error('a list needs at least one wallet')
  const leaves: { hash: Uint8Array; row: number }[] = []
  for (const [row, each] of rows.entries()) {
    leaves.push({ hash: leafOf(each), row })
    if (rest && row % REST_EVERY === REST_EVERY - 1) await rest()
  }
  leaves.sort((left, right) => compare(left.hash, right.hash))
  const count = 2 * leaves.length - 1
  const nodes = new Uint8Array(count * WORD)
  const places: number[] = Array.from({ length: rows.length }, () => 0)
  for (const [index, { hash, row }] of leaves.entries()) {
    const place = count - 1 - index
    nodes.set(hash, place * WORD)
    places[row] = place
  }
  for (let place = count - 1 - leaves.length; place >= 0; place--) {
    nodes.set(parentOf(nodeAt(nodes, 2 * place + 1), nodeAt(nodes, 2 * place + 2)), place * WORD)
    if (rest && place % REST_EVERY === 0) await rest()
  }
  return { root: bytesToHex(nodeAt(nodes, 0)), nodes, places }
}

/** The nodes of a proof: each level's sibling, from the leaf up. */
export function proofPlaces(place: number): number[] {
  const places: number[] = []
  for (let at = place; at > 0; at = Math.floor((at - 1) / 2)) places.push(at % 2 === 1 ? at + 1 : at - 1)
  return places
}

/** The hashes of a branch, level by level: the last must be the root. Anyone can verify it by hand. */
export function climb(row: WhitelistRow, proof: readonly Hex[]): Hex[] {
  let at = leafOf(row)
  const steps = [bytesToHex(at)]
  for (const sibling of proof) {
    at = parentOf(at, hexToBytes(sibling))
    steps.push(bytesToHex(at))
  }
  return steps
}

/** Hashed twice, so that no inner node of the tree can pass for a leaf. */
function leafOf({ addr, price, limit }: WhitelistRow): Uint8Array {
  const row = hexToBytes(
    `0x${addr.slice(2).padStart(64, '0')}${price.toString(16).padStart(64, '0')}${limit.toString(16).padStart(64, '0')}`,
  )
  return keccak256(keccak256(row, 'bytes'), 'bytes')
}

function parentOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(2 * WORD)
  const isInOrder = compare(left, right) <= 0
  both.set(isInOrder ? left : right, 0)
  both.set(isInOrder ? right : left, WORD)
  return keccak256(both, 'bytes')
}

export function nodeAt(nodes: Uint8Array, place: number): Uint8Array {
  return nodes.subarray(place * WORD, (place + 1) * WORD)
}

function compare(left: Uint8Array, right: Uint8Array): number {
  for (let index = 0; index < WORD; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
