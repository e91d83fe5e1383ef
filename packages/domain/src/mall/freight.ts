/** A destination: a country, and for China, Taiwan, Hong Kong and Macau the province of the region tree. */
export type Destination = { readonly country: string; readonly province: string | null }

/**
 * Shipping cost for some destinations. The first units cost `firstFee`; every further step of `moreUnits` (a started
 * one counts in full) costs `moreFee`. Fees are minor units of the shop's currency, as decimal digits.
 */
export type FreightRule = {
  /** ISO countries (`JP`), provinces of the region tree (`r:100`), or `*` for everywhere else. */
  readonly places: readonly string[]
  readonly firstUnits: number
  readonly firstFee: string
  readonly moreUnits: number
  readonly moreFee: string
  /** How many days it takes, from the day of shipping. */
  readonly leastDays: number
  readonly mostDays: number
}

export type FreightTemplate = {
  readonly unit: 'piece' | 'gram'
  readonly rules: readonly FreightRule[]
  /** Shipping is free when the goods of one shop are worth this much; null where it never is. */
  readonly freeFrom: bigint | null
}

export type FreightLine = { readonly quantity: number; readonly grams: number; readonly price: bigint }

export type Freight = { readonly fee: bigint; readonly leastDays: number; readonly mostDays: number }

/** The rule for a destination: the province's own, else the country's, else the one for everywhere. */
function ruleFor(rules: readonly FreightRule[], { country, province }: Destination): FreightRule | undefined {
  const names = [...(province === null ? [] : [`r:${province}`]), country, '*']
  for (const name of names) {
    const rule = rules.find(({ places }) => places.includes(name))
    if (rule) return rule
  }
  return undefined
}

/** The shipping cost of goods that share a template; undefined where the shop does not ship. */
export function freightOf(
  { unit, rules, freeFrom }: FreightTemplate,
  lines: readonly FreightLine[],
  to: Destination,
): Freight | undefined {
  const rule = ruleFor(rules, to)
  if (!rule) return undefined
  const days = { leastDays: rule.leastDays, mostDays: rule.mostDays }
  const worth = lines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n)
  if (freeFrom !== null && worth >= freeFrom) return { fee: 0n, ...days }
  const units = lines.reduce((sum, { quantity, grams }) => sum + quantity * (unit === 'piece' ? 1 : grams), 0)
  const over = Math.max(0, units - rule.firstUnits)
  const steps = rule.moreUnits > 0 ? Math.ceil(over / rule.moreUnits) : 0
  return { fee: BigInt(rule.firstFee) + BigInt(rule.moreFee) * BigInt(steps), ...days }
}
