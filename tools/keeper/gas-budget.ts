const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * What the keeper may spend on each line of orders in a day. Draws can be made for next to nothing while settling them
 * costs gas, so without a limit one box could use up the keeper's balance and stop it for all others.
 */
export class GasBudget {
  private readonly spent = new Map<string, bigint>()
  private readonly max: bigint
  private readonly now: () => number
  private day = 0

  constructor(max: bigint, now: () => number = Date.now) {
    this.max = max
    this.now = now
  }

  allows(line: string): boolean {
    this.roll()
    return (this.spent.get(line) ?? 0n) < this.max
  }

  spend(line: string, gas: bigint): void {
    this.roll()
    this.spent.set(line, (this.spent.get(line) ?? 0n) + gas)
  }

  private roll(): void {
    const today = Math.floor(this.now() / DAY_MS)
    if (today === this.day) return
    this.day = today
    this.spent.clear()
  }
}
