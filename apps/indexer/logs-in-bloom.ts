import { type Hex, hexToBytes, keccak256 } from 'viem'

/** The filter of an `eth_getLogs` request over a range of blocks. */
export type LogFilter = {
  fromBlock: Hex
  toBlock: Hex
  address?: Hex | readonly Hex[]
  topics?: readonly (Hex | readonly Hex[] | null)[]
}

const BLOOM_BYTES = 256

/** Whether a block whose header has this bloom can hold a log that matches the filter. No false negatives. */
export function mayHold(bloom: Hex, { address, topics = [] }: LogFilter): boolean {
  const bits = hexToBytes(bloom)
  return [address, ...topics].every((wanted) => {
    if (wanted === undefined || wanted === null || wanted.length === 0) return true
    return [wanted].flat().some((one) => isIn(bits, one as Hex))
  })
}

/** The three bits that a value sets, as in the yellow paper: from the end, eleven bits of each of the first three words. */
function isIn(bloom: Uint8Array, value: Hex): boolean {
  const hash = hexToBytes(keccak256(value))
  return [0, 2, 4].every((at) => {
    const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 0x7_ff
    return ((bloom[BLOOM_BYTES - 1 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0
  })
}

/** Whether a log matches the filter. */
export function isWanted(
  { address, topics = [] }: LogFilter,
  log: { address: Hex; topics: readonly Hex[] },
): boolean {
  const matches = (wanted: Hex | readonly Hex[] | null | undefined, has: Hex | undefined) =>
    wanted === undefined ||
    wanted === null ||
    wanted.length === 0 ||
    [wanted].flat().some((one) => String(one).toLowerCase() === has?.toLowerCase())
  return matches(address, log.address) && topics.every((topic, at) => matches(topic, log.topics[at]))
}
