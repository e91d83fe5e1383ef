import { setTimeout as wait } from 'node:timers/promises'

type Facts = Readonly<Record<string, string | number | boolean | null>>

/** `failed` takes a process out of service; `degraded` is only reported. */
type Finding = { state: 'ok' | 'degraded' | 'failed'; facts?: Facts }

/** One dependency of a process. */
export type Check = { name: string; read: () => Promise<Finding> }

export type Readiness = {
  state: 'ready' | 'degraded' | 'unready' | 'stopping'
  checks: ({ name: string } & Finding)[]
}

/** A slower check has failed: probes have a timeout as well. */
const TIMEOUT_MS = 3_000

export async function readiness(checks: readonly Check[], mostMs = TIMEOUT_MS): Promise<Readiness> {
  const findings = await Promise.all(
    checks.map(async ({ name, read }) => ({ name, ...(await withinTime(read, mostMs)) })),
  )
  const isFailed = findings.some(({ state }) => state === 'failed')
  const isDegraded = findings.some(({ state }) => state === 'degraded')
  return { state: isFailed ? 'unready' : isDegraded ? 'degraded' : 'ready', checks: findings }
}

async function withinTime(read: Check['read'], mostMs: number): Promise<Finding> {
  const inTime = new AbortController()
  const late = wait(mostMs, { state: 'failed', facts: { reason: 'timeout' } } as const, {
    signal: inTime.signal,
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([read(), late])
  } catch {
    return { state: 'failed', facts: { reason: 'error' } }
  } finally {
    inTime.abort()
  }
}
