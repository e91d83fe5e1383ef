/** The contracts that screens work with. Where one is missing, its screens say so. */
const needed = [
  'Auctions',
  'Boxes',
  'BoxesLens',
  'CollectionFactory',
  'Credits',
  'DefaultCollection',
  'Exchange',
  'Gacha',
  'Gbt',
  'MallCheckout',
  'Market',
  'MarketLens',
  'Names',
  'Pledge',
  'Predictions',
  'Randomness',
  'Roles',
]

export function hasEveryContract(contracts: Readonly<Record<string, string>>): boolean {
  return needed.every((name) => contracts[name] !== undefined)
}
