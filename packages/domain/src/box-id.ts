/** A box on a chain: there is one contract for each. */
export type BoxPlace = { chainId: number; number: number }

/** Reads `{chain}-{contract}-{number}`, or a number alone on the given chain. Undefined if it is neither. */
export function parseBoxId(id: string, defaultChainId: number): BoxPlace | undefined {
  const found = /^(?:(\d{1,15})-0x[0-9a-f]{40}-)?([1-9]\d{0,8})$/i.exec(id)
  if (!found) return undefined
  const [, chainId, number] = found
  return { chainId: chainId === undefined ? defaultChainId : Number(chainId), number: Number(number) }
}
