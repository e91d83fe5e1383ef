import { type Address, parseAddress } from './address.ts'

/** Identifies one token on one chain. Derived from chain data only, so a full reindex changes no link. */
export type NftKey = { chainId: number; contract: Address; tokenId: bigint }

const MAX_UINT256 = 2n ** 256n - 1n

export function collectionId(chainId: number, contract: Address): string {
  return `${chainId}-${contract}`
}

export function nftId({ chainId, contract, tokenId }: NftKey): string {
  return `${chainId}-${contract}-${tokenId}`
}

/** Parses `{chainId}-{contract}-{tokenId}`; undefined when the text is no such id. */
export function parseNftId(text: string): NftKey | undefined {
  const [chain, contract, token, ...rest] = text.split('-')
  if (!chain || !contract || !token || rest.length > 0) return undefined
  if (!/^[1-9]\d{0,15}$/.test(chain) || !/^(0|[1-9]\d{0,77})$/.test(token)) return undefined
  const address = parseAddress(contract)
  const tokenId = BigInt(token)
  if (!address || tokenId > MAX_UINT256) return undefined
  return { chainId: Number(chain), contract: address, tokenId }
}

/** Parses `{chainId}-{contract}`, or a contract alone, which means the given chain. Undefined when the text is neither. */
export function parseCollectionId(
  text: string,
  chainOfNone: number,
): { chainId: number; contract: Address } | undefined {
  const [, chain, contract = ''] = /^(?:([1-9]\d{0,15})-)?(0x[0-9a-f]{40})$/i.exec(text) ?? []
  const address = parseAddress(contract)
  return address && { chainId: chain === undefined ? chainOfNone : Number(chain), contract: address }
}
