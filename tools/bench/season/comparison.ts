import type { bearer } from '@mofu/testkit/sign-in'

export type Session = ReturnType<typeof bearer>
export type Compare = (what: string, reported: unknown, recomputed: unknown) => void
/** How many answers were compared, and which of them differ. */
export type Comparison = { count: number; wrong: string[] }
