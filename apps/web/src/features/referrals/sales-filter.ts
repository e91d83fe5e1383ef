export const saleKinds = ['market', 'claim'] as const
export type SaleKind = (typeof saleKinds)[number]

/** Which sales: of one inviter, or of everyone whose referrals the user may see; of a kind; between two days (UTC). */
export type SalesFilter = {
  inviter?: string | undefined
  kind?: SaleKind | undefined
  first?: string
  last?: string
}

/** The kind in an address, if it is one. */
export function kindOf(text: string | undefined): SaleKind | undefined {
  return saleKinds.find((kind) => kind === text)
}
