import { timedLogin } from '@mofu/testkit/picture-rush'
import type { TestStack } from '@mofu/testkit/test-stack'
import { passwordLogin } from '@mofu/wire/accounts'
import { livePath } from '@mofu/wire/app'
import { callPath } from '@mofu/wire/route'

import { type Figure, percentile } from '../figure.ts'
import { watchBystanders } from './bystanders.ts'
import { startConnectionFlood } from './connection-flood.ts'

const BODIES = 1_000
const STREAMS = 2_000
const QUIET_MS = 8_000
const ATTACK_MS = 20_000
const MOST_READ_MS = 250
const MOST_LOGIN_MS = 300
/** Another address of this machine than the one everybody else uses. */
const STRANGER = '127.0.0.2'

/** One network address opens a thousand requests that never finish and two thousand streams. Others are unaffected. */
export async function manyConnections(stack: TestStack): Promise<Figure[]> {
  const logIn = await timedLogin(stack)
  await watchBystanders(stack, logIn, QUIET_MS / 4)
  const quiet = await watchBystanders(stack, logIn, QUIET_MS)
  const { hostname, port } = new URL(stack.apiUrl)
  const flood = await startConnectionFlood({
    host: hostname,
    port: Number(port),
    from: STRANGER,
    bodies: BODIES,
    streams: STREAMS,
    bodyPath: callPath(passwordLogin, { body: { username: '', password: '' } }),
    streamPath: livePath,
  })
  try {
    // Measured from the first connection: the burst is part of the attack.
    const noticed = await watchBystanders(stack, logIn, ATTACK_MS)
    const opened = await flood.opened()
    console.log(
      `${opened.bodies} slow bodies and ${opened.streams} streams open, ${opened.refused} streams refused; ${noticed.reads.length} reads, ${noticed.logins.length} logins`,
    )
    for (const failure of new Set(noticed.failures)) console.log(`failed: ${failure}`)
    const what = `${BODIES} slow bodies and ${STREAMS} streams from one address`
    const p95 = (
      name: string,
      samples: readonly number[],
      before: readonly number[],
      most: number,
    ): Figure => {
      const [now, then] = [percentile(samples, 0.95), percentile(before, 0.95)]
      return {
        what: `${what}, others' ${name} p95`,
        value: `${now.toFixed(0)} ms, ${(now / then).toFixed(1)} times the ${then.toFixed(0)} ms without`,
        goal: `under ${most} ms`,
        isReached: now < most,
      }
    }
    return [
      p95('reads', noticed.reads, quiet.reads, MOST_READ_MS),
      p95('logins', noticed.logins, quiet.logins, MOST_LOGIN_MS),
      {
        what: `${what}, others' requests that failed`,
        value: `${noticed.failures.length}`,
        goal: '0',
        isReached: noticed.failures.length === 0,
      },
    ]
  } finally {
    await flood.stop()
  }
}
