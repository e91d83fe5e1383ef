import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { root } from './paths.ts'

/** One running process of the product. */
export type Part = {
  name: string
  pid: number
  /** Ends it with SIGINT like Ctrl-C, and with SIGKILL when that takes too long. */
  stop(): Promise<void>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** Set once the process has exited for any reason. */
  exit: Promise<{ code: number | null; asked: boolean }>
}

export type PartOptions = {
  name: string
  command: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  cwd?: string
  logFile: string
  stopSignal?: 'SIGTERM' | 'SIGINT'
  /** Called at once, before the process is ready. */
  onSpawn?: ((part: Part) => void) | undefined
}

const HARD_STOP_MS = 8_000

export function startPart({
  name,
  command,
  args,
  env = {},
  cwd = root,
  logFile,
  stopSignal = 'SIGTERM',
  onSpawn,
}: PartOptions): Part {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: Ctrl-C in the terminal reaches only us, and we end the parts in order.
    detached: true,
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  let asked = false
  const exit = new Promise<{ code: number | null; asked: boolean }>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      log.end()
      resolve({ code, asked })
    })
  })
  /** Also when it could not be spawned. */
  const ended = exit.then(
    () => true,
    () => true,
  )
  const signal = (which: NodeJS.Signals) => {
    try {
      // The whole group: an engine under its supervisor ends too.
      if (child.pid) process.kill(-child.pid, which)
    } catch {
      // Already gone.
    }
  }
  const end = async (which: NodeJS.Signals) => {
    asked = true
    signal(which)
    const isGone = await Promise.race([ended, wait(HARD_STOP_MS).then(() => false)])
    if (!isGone) signal('SIGKILL')
    await ended
  }
  const part: Part = {
    name,
    pid: child.pid ?? 0,
    stop: () => end(stopSignal),
    kill: () => end('SIGKILL'),
    exit,
  }
  onSpawn?.(part)
  return part
}

/** A part takes a second or two to start; on a busy machine, much longer. */
const READY_MS = 120_000

/** Waits until `ready` answers. A part that does not start, or exits before, is ended, and the error contains its log. */
export async function untilReady(part: Part, logFile: string, ready: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_MS
  let ended: number | null | undefined
  void part.exit.then(({ code }) => (ended = code)).catch(() => (ended = null))
  while (Date.now() < deadline && ended === undefined) {
    if (await ready().catch(() => false)) return
    await wait(50)
  }
  const what =
    ended === undefined ? `was not ready after ${READY_MS / 1000} s` : `ended (${ended}) before it was ready`
  await part.stop()
  throw new Error(`${part.name} ${what}.\n${endOf(logFile)}`)
}

export function tail(logFile: string, lines = 15): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

function endOf(logFile: string): string {
  return `The end of ${logFile}:\n${tail(logFile)}`
}
