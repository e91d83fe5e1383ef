/** The text records that Mofu shows and sets; the keys are those of ENSIP-5. */
export const nameTextKeys = ['avatar', 'description', 'url', 'email', 'com.twitter', 'org.telegram'] as const
export type NameTextKey = (typeof nameTextKeys)[number]

/** The longest value that is shown, in characters. */
export const nameTextMost = 300

export function isNameTextKey(key: string): key is NameTextKey {
  return (nameTextKeys as readonly string[]).includes(key)
}

/** An avatar that is a token (ENSIP-12): `eip155:{chainId}/erc721:{contract}/{tokenId}`, as the id of the token here. */
export function avatarNftId(value: string): string | undefined {
  const [, chainId, contract = '', tokenId] =
    /^eip155:([1-9]\d{0,15})\/erc721:(0x[0-9a-f]{40})\/(0|[1-9]\d{0,77})$/i.exec(value) ?? []
  return chainId === undefined ? undefined : `${chainId}-${contract.toLowerCase()}-${tokenId}`
}

/** The record for a token of Mofu. */
export function avatarOfNft(nftId: string): string {
  const [chainId = '', contract = '', tokenId = ''] = nftId.split('-')
  return `eip155:${chainId}/erc721:${contract}/${tokenId}`
}
