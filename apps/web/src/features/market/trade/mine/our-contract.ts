/** The contracts of ours that take or move tokens, by the names that people know them by. */
const kinds = {
  Market: 'market',
  Auctions: 'auctions',
  Boxes: 'boxes',
  Gacha: 'gacha',
  Pledge: 'pledge',
} as const

export type OurContract = {
  /** The name in the deployment. */
  name: string
  kind: (typeof kinds)[keyof typeof kinds] | 'other'
}

/** Which contract of this deployment an address is; undefined if it is somebody else's. */
export function ourContractAt(
  address: string,
  contracts: Readonly<Record<string, string>> | null | undefined,
): OurContract | undefined {
  const found = Object.entries(contracts ?? {}).find(([, at]) => at.toLowerCase() === address.toLowerCase())
  if (!found) return undefined
  const [name] = found
  return { name, kind: Object.entries(kinds).find(([known]) => known === name)?.[1] ?? 'other' }
}
