/** The keys of our own processes: who sends payment operations, who submits rounds and draws, who signs quotes. */
export const keyRoles = ['operator', 'keeper', 'quoter'] as const
export type KeyRole = (typeof keyRoles)[number]
