import { createServer, type Server } from 'node:http'

/** A step waits for up to two transactions; a keeper without a good step for this long is not working. */
const STALE_MS = 150_000
/** About a hundred settled orders at 20 gwei: enough time to notice and fund the key. */
const LOW_BALANCE = 10n ** 17n

type HealthInput = {
  lastStepAt: () => number | undefined
  readBalance: () => Promise<bigint>
  /** Whether the gas of a contract for this day is spent. */
  isBudgetUsedUp: () => boolean
}

const states = ['ready', 'starting', 'stale', 'low-balance', 'budget-used-up'] as const

type Readiness = { isReady: boolean; state: (typeof states)[number] }

/** Whether draws are being settled, and whether the key can continue to pay for them. */
export async function readiness(
  { lastStepAt, readBalance, isBudgetUsedUp }: HealthInput,
  now: number,
): Promise<Readiness> {
  const last = lastStepAt()
  if (last === undefined) return { isReady: false, state: 'starting' }
  if (now - last > STALE_MS) return { isReady: false, state: 'stale' }
  const balance = await readBalance().catch(() => undefined)
  if (balance === undefined) return { isReady: false, state: 'stale' }
  // Still settling, so it stays in service; the state is what an alert looks at.
  if (balance < LOW_BALANCE) return { isReady: true, state: 'low-balance' }
  return { isReady: true, state: isBudgetUsedUp() ? 'budget-used-up' : 'ready' }
}

/** The state for Prometheus: 1 for the present one, 0 for the others. */
function keeperMetrics({ state }: Readiness): string {
  const name = 'mofu_keeper_state'
  const lines = states.map((each) => `${name}{state="${each}"} ${each === state ? 1 : 0}`)
  return `# HELP ${name} Whether draws are settled, and whether the key can pay for more.\n# TYPE ${name} gauge\n${lines.join('\n')}\n`
}

/** `/livez`: the process answers. `/readyz`: it settles orders. `/metrics`: the same for Prometheus. */
export function serveHealth({ host, port }: { host: string; port: number }, input: HealthInput): Server {
  const server = createServer((request, response) => {
    const answer = (status: number, state: string): void => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify({ state }))
    }
    if (request.url === '/livez') return answer(200, 'alive')
    if (request.url === '/metrics') {
      return void readiness(input, Date.now()).then((now) => {
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(keeperMetrics(now))
      })
    }
    if (request.url !== '/readyz') return answer(404, 'not found')
    void readiness(input, Date.now()).then(({ isReady, state }) => answer(isReady ? 200 : 503, state))
  })
  return server.listen(port, host)
}
