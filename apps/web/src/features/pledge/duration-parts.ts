const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

type DurationPart = { unit: (typeof units)[number][0]; count: number }

/** A number of seconds, exactly: a limit that is signed must not be rounded where it is read. */
export function durationParts(seconds: number): DurationPart[] {
  const parts = units.map(([unit, size], index) => {
    const larger = units[index - 1]?.[1]
    return { unit, count: Math.floor((larger === undefined ? seconds : seconds % larger) / size) }
  })
  const some = parts.filter(({ count }) => count > 0)
  return some.length === 0 ? [{ unit: 'days', count: 0 }] : some
}
