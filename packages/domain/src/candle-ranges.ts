export const candleRanges = ['hour', 'day', 'week', 'month', 'all'] as const
export type CandleRange = (typeof candleRanges)[number]

/** How far back a chart goes, and the length of its bars, in seconds. */
export const candleTimes: Readonly<Record<CandleRange, { seconds: number; step: number }>> = {
  hour: { seconds: 3_600, step: 60 },
  day: { seconds: 86_400, step: 900 },
  week: { seconds: 604_800, step: 7_200 },
  month: { seconds: 2_592_000, step: 28_800 },
  all: { seconds: Number.MAX_SAFE_INTEGER, step: 86_400 },
}
