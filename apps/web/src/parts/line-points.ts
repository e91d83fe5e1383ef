export type ChartPoint = {
  /** Seconds since 1970. */
  at: number
  /** In the coin's smallest unit, or any whole count. */
  value: bigint
}

export type PlacedPoint = { x: number; y: number }

/** Fine enough for any screen; a drawing may round where an amount may not. */
const GRID = 10_000n

/** The position of each point in a box, from the lowest value at the bottom to the highest at the top. */
export function placePoints(
  points: readonly ChartPoint[],
  { width, height }: { width: number; height: number },
): PlacedPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const values = points.map(({ value }) => value)
  const low = values.reduce((a, b) => (b < a ? b : a))
  const high = values.reduce((a, b) => (b > a ? b : a))
  const span = Math.max(1, last.at - first.at)
  return points.map(({ at, value }) => ({
    x: points.length === 1 ? width / 2 : ((at - first.at) / span) * width,
    // A flat line runs through the middle.
    y:
      high === low
        ? height / 2
        : height - (Number(((value - low) * GRID) / (high - low)) / Number(GRID)) * height,
  }))
}
