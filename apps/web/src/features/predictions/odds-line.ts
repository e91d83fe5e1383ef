import type { QuizSide } from '@mofu/domain/quiz-state'

type Point = { at: number; a: number | null; b: number | null }

/** The odds of a side as points of a chart, in hundredths: one for each time, the last where a time has several bets. */
export function oddsLine(points: readonly Point[], side: QuizSide): { at: number; value: bigint }[] {
  const byTime = new Map<number, bigint>()
  for (const point of points) {
    const odds = point[side]
    if (odds !== null) byTime.set(point.at, BigInt(odds))
  }
  return [...byTime].map(([at, value]) => ({ at, value }))
}
