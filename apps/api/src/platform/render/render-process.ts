import { type ChildProcess, spawn } from 'node:child_process'

import { type Frame, type FrameBody, readFrames, writeFrame } from './frames.ts'
import type { ChildCommand } from './isolation.ts'
import { type RenderJob, renderLimits } from './jobs.ts'

/** The process was killed or died before it answered. */
export class RenderStopped extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`render process stopped: ${reason}`, options)
    this.name = 'RenderStopped'
  }
}

const START_MS = 30_000
const ERRORS_MOST = 2_000

/** One process that decodes and renders, one job at a time. */
export class RenderProcess {
  readonly #child: ChildProcess
  readonly #frames: AsyncIterator<Frame>
  readonly #ready: Promise<Frame>
  #errors = ''
  isEnded = false

  constructor({ command, args }: ChildCommand) {
    this.#child = spawn(command, args, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'pipe'] })
    const { stdin, stdout, stderr } = this.#child
    if (!stdin || !stdout || !stderr) throw new Error('a render process without pipes')
    // Write errors to a dead process are reported by its exit.
    stdin.on('error', () => undefined)
    stderr.on(
      'data',
      (chunk: Buffer) => (this.#errors = (this.#errors + chunk.toString()).slice(-ERRORS_MOST)),
    )
    this.#child.once('error', () => this.kill())
    this.#child.once('exit', () => (this.isEnded = true))
    this.#frames = readFrames(stdout, renderLimits.outputBytes)
    this.#ready = this.#next()
    this.#ready.catch(() => undefined)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Runs a job. The time limit starts when the process is up; after that it is killed, and the job fails. */
  async run(job: RenderJob, body: FrameBody, mostMs: number): Promise<Frame> {
    await this.#within(START_MS, 'not up in time', this.#ready)
    const { stdin } = this.#child
    if (!stdin) throw new RenderStopped('no pipe')
    const exchange = Promise.all([this.#next(), writeFrame(stdin, job, body)]).then(([frame]) => frame)
    return this.#within(mostMs, `${job.kind} took more than ${mostMs} ms`, exchange)
  }

  kill(): void {
    this.isEnded = true
    this.#child.kill('SIGKILL')
    for (const pipe of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) pipe?.destroy()
  }

  async #next(): Promise<Frame> {
    try {
      const { done, value } = await this.#frames.next()
      if (!done) return value
    } catch (error) {
      throw new RenderStopped('unreadable answer', { cause: error })
    }
    throw new RenderStopped(`ended by itself. ${this.#errors}`)
  }

  async #within<T>(mostMs: number, reason: string, doing: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new RenderStopped(reason)), mostMs)
    try {
      return await Promise.race([doing, promise])
    } catch (error) {
      this.kill()
      throw error
    } finally {
      clearTimeout(timer)
      doing.catch(() => undefined)
    }
  }
}
