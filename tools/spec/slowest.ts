export type TimedTest = { file: string; title: string; ms: number }

type Suite = {
  file: string
  suites?: Suite[]
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
}

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

export function vitestTimes(text: string): TimedTest[] {
  const { testResults } = JSON.parse(text) as VitestReport
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ file: name, title: fullName, ms: duration ?? 0 })),
  )
}

export function playwrightTimes(text: string): TimedTest[] {
  const { suites } = JSON.parse(text) as { suites: Suite[] }
  const within = ({ file, suites: inner = [], specs = [] }: Suite): TimedTest[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ results }) => ({ file, title, ms: Math.max(0, ...results.map((one) => one.duration)) })),
    ),
    ...inner.flatMap(within),
  ]
  return suites.flatMap(within)
}

/** The slowest tests, slowest first, in one line each. */
export function slowest(tests: readonly TimedTest[], most: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} ${title}`)
}
