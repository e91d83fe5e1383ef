type Announced = { whitelistAt: Date | null; publicAt: Date | null }

/** When the first announced phase of these sales begins: from then on, a list of announced sales is another one. */
export function nextPhase(sales: readonly Announced[], now: Date): Date | undefined {
  const phases = sales.flatMap(({ whitelistAt, publicAt }) => [whitelistAt, publicAt])
  const coming = phases.flatMap((at) => (at !== null && at > now ? [at] : []))
  return coming.toSorted((a, b) => a.getTime() - b.getTime())[0]
}
