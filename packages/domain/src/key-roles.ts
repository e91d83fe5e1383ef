/** The keys of our own processes: who sends payment operations, who submits rounds and draws, who signs quotes. */
export const keyRoles = ['operator', 'keeper', 'quoter'] as const
export type KeyRole = (typeof keyRoles)[number]

/** Whether a key has less than it should. The quoter sends no transactions, so it needs nothing. */
export function isKeyLow(role: KeyRole, balance: bigint, least: bigint): boolean {
  return role !== 'quoter' && balance < least
}
