import { DomainError } from '@mofu/domain/domain-error'

import type { FrameBody } from './frames.ts'
import type { ChildCommand } from './isolation.ts'
import { type ByteSpan, jobMs, type RenderAnswer, type RenderJob, renderFaults } from './jobs.ts'
import { RenderProcess, RenderStopped } from './render-process.ts'

type Rendered = { bytes: Buffer; width: number; height: number; spans: ByteSpan[] }

export type RenderPool = {
  /** Runs a job as soon as a process is free. `server.busy` when too many wait already. */
  run: (job: RenderJob, body: FrameBody) => Promise<Rendered>
  /** The running processes. */
  pids: () => number[]
  /** Waiting jobs, and their limit. */
  queue: () => { waiting: number; most: number }
  stop: () => void
}

type PoolOptions = {
  command: ChildCommand
  processes: number
  /** Jobs that may wait for a process; more are refused at once. */
  queueMost: number
  /** Ends a process after one job, so that bytes of different senders never share a process. */
  isSingleUse: boolean
  log: { warn(facts: object, message: string): void }
  /** Shorter time limits, for tests. */
  mostMs?: Partial<Record<RenderJob['kind'], number>>
}

/** A process is replaced after this many jobs, before its CPU limit or a leak ends it in the middle of one. */
const JOBS_EACH = 500

const ourOwn: ReadonlySet<RenderJob['kind']> = new Set(['draw', 'card', 'resize'])

/** A fixed number of render processes, with a bounded queue. */
export function renderPool(options: PoolOptions): RenderPool {
  const { command, processes, queueMost, isSingleUse, log, mostMs = {} } = options
  const free: { process: RenderProcess; jobs: number }[] = []
  const busy = new Set<RenderProcess>()
  const waiting: (() => void)[] = []
  let running = 0
  let isStopped = false

  const turn = async (): Promise<void> => {
    if (running < processes) {
      running++
      return
    }
    if (waiting.length >= queueMost) throw new DomainError('server.busy', { waiting: waiting.length })
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  }

  /** Hands the slot to the next job, or frees it. */
  const endTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  const take = () => {
    for (let next = free.shift(); next; next = free.shift()) if (!next.process.isEnded) return next
    return { process: new RenderProcess(command), jobs: 0 }
  }

  const release = (process: RenderProcess, jobs: number) => {
    busy.delete(process)
    if (isSingleUse || jobs >= JOBS_EACH || isStopped) process.kill()
    if (isStopped) return
    if (!process.isEnded) free.push({ process, jobs })
    // Started before the next job comes.
    else if (free.length + busy.size < processes) free.push({ process: new RenderProcess(command), jobs: 0 })
  }

  return {
    run: async (job, body) => {
      await turn()
      const { process, jobs } = take()
      busy.add(process)
      try {
        const { header, body: bytes } = await process.run(job, body, mostMs[job.kind] ?? jobMs[job.kind])
        return renderedOf(header, bytes, body.size)
      } catch (error) {
        if (!(error instanceof RenderStopped)) throw error
        process.kill()
        log.warn({ err: error, job: job.kind, pid: process.pid }, 'render process replaced')
        // Our own drawings are not at fault: the machine is overloaded.
        const code = ourOwn.has(job.kind) ? 'server.busy' : 'uploads.too_complex'
        throw new DomainError(code, { kind: job.kind }, { cause: error })
      } finally {
        release(process, jobs + 1)
        endTurn()
      }
    },
    queue: () => ({ waiting: waiting.length, most: queueMost }),
    pids: () => [...busy, ...free.map(({ process }) => process)].map(({ pid }) => pid),
    stop: () => {
      isStopped = true
      for (const process of [...busy, ...free.map((one) => one.process)]) process.kill()
    },
  }
}

/** Validates the answer of a process that a hostile file may have taken over. */
function renderedOf(header: unknown, bytes: Buffer, inputSize: number): Rendered {
  const answer = header as Partial<RenderAnswer & { width: unknown; height: unknown; spans: unknown }>
  if (answer.isDone === false) {
    const fault = renderFaults.find((one) => one === answer.fault) ?? 'file_broken'
    throw new DomainError(`uploads.${fault}`, { reason: String(answer.reason).slice(0, 200) })
  }
  const {
    width = 0,
    height = 0,
    spans = [],
  } = answer as { width?: unknown; height?: unknown; spans?: unknown }
  const isRight =
    answer.isDone === true &&
    isSize(width) &&
    isSize(height) &&
    Array.isArray(spans) &&
    spans.every(isSpanIn(inputSize))
  if (!isRight) throw new RenderStopped('answer of a wrong shape')
  return { bytes, width, height, spans: spans as ByteSpan[] }
}

function isSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100_000
}

function isSpanIn(size: number) {
  return (value: unknown): value is ByteSpan => {
    const { start, end } = (value ?? {}) as Partial<ByteSpan>
    return (
      Number.isInteger(start) &&
      Number.isInteger(end) &&
      0 <= Number(start) &&
      Number(start) <= Number(end) &&
      Number(end) <= size
    )
  }
}
