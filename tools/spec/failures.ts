/** The parts of Playwright's report that describe failures. */
type Suite = {
  file: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
}

type VitestReport = {
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

const SHORT = 200

/** Each failed test of a Vitest report in one line, so that the end of the gate's output lists them all. */
export function vitestFailures(text: string): string[] {
  const { testResults } = JSON.parse(text) as VitestReport
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line(name, 'did not load', message)]
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]))
  })
}

/** Each failed or flaky test of a Playwright report in one line. */
export function playwrightFailures(text: string): string[] {
  const { suites } = JSON.parse(text) as { suites: Suite[] }
  const within = ({ file, suites: inner = [], specs = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => line(file, title, results.at(-1)?.error?.message)),
    ),
    ...inner.flatMap(within),
  ]
  return suites.flatMap(within)
}

function line(file: string, test: string, message = 'no reason given'): string {
  // oxlint-disable-next-line no-control-regex -- the reports colour their messages
  const plain = message.replaceAll(/\u001B\[[0-9;]*m/g, '').replaceAll(/\s+/g, ' ')
  return `FAILED ${file} ${test}: ${plain.slice(0, SHORT)}`
}
