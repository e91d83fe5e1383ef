import { type Freeze, freezePostgres, startFreezableStack } from '@mofu/testkit/postgres-freeze'

import type { Figure } from '../figure.ts'

const FROZEN_MS = 60_000
const MOST_MS = 10_000

/** PostgreSQL is stopped for a minute: no request hangs meanwhile, and everything recovers soon after. */
export async function frozenPostgres(): Promise<Figure[]> {
  const running = await startFreezableStack()
  try {
    const freeze = await freezePostgres(running, FROZEN_MS)
    const { requests, livez, readyz, usual } = freeze
    console.log(`${requests} requests; meanwhile /livez ${livez}, /readyz ${readyz}`)
    console.log(
      `with nothing wrong: fresh after ${usual.freshMs} ms, paid after ${usual.paidMs} ms, job done after ${usual.jobMs} ms`,
    )
    const figure = (what: string, ms: number): Figure => ({
      what: `PostgreSQL stopped for ${FROZEN_MS / 1_000} s, ${what}`,
      value: `${ms} ms`,
      goal: `under ${MOST_MS} ms`,
      isReached: ms < MOST_MS,
    })
    return [
      figure('longest request', freeze.longestRequestMs),
      ...Object.entries(afterwards).map(([name, what]) =>
        figure(what, freeze[name as keyof typeof afterwards]),
      ),
    ]
  } finally {
    await running.stop()
  }
}

const afterwards = {
  rightMs: 'answers right again after',
  freshMs: 'read model fresh after',
  paidMs: 'payment of that minute settled after',
  jobMs: 'a new job done after',
} satisfies Partial<Record<keyof Freeze, string>>
