const DAY_MS = 24 * 60 * 60 * 1_000

export type GasLimits = {
  /** For one line in a day. */
  perLine: bigint
  /** For all lines of a contract in a day: anyone can open boxes, and so as many lines as they like. */
  inTotal: bigint
}

/**
 * What the keeper may spend on the lines of a contract in a day. Draws can be made for next to nothing while settling
 * them costs gas, so without limits one box, or many, could use up the keeper's balance and stop it for all others.
 */
export class GasBudget {
  private readonly spent = new Map<string, bigint>()
  private readonly limits: GasLimits
  private readonly now: () => number
  private total = 0n
  private day = 0

  constructor(limits: GasLimits, now: () => number = Date.now) {
    this.limits = limits
    this.now = now
  }

  allows(line: string): boolean {
    return !this.isUsedUp && (this.spent.get(line) ?? 0n) < this.limits.perLine
  }

  spend(line: string, gas: bigint): void {
    this.roll()
    this.total += gas
    this.spent.set(line, (this.spent.get(line) ?? 0n) + gas)
  }

  /** Whether nothing of the contract is settled until tomorrow. */
  get isUsedUp(): boolean {
    this.roll()
    return this.total >= this.limits.inTotal
  }

  private roll(): void {
    const today = Math.floor(this.now() / DAY_MS)
    if (today === this.day) return
    this.day = today
    this.total = 0n
    this.spent.clear()
  }
}
