import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { root } from './paths.ts'

/** One running process of the product. */
export type Part = {
  name: string
  pid: number
  /** Ends it as a person would (Ctrl-C), and hard when it takes too long. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Set once it has ended, by itself or not. */
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
}: PartOptions): Part {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C in the terminal reaches only us, and we end the parts in order.
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
  exit.catch(() => undefined)
  const signal = (which: NodeJS.Signals) => {
    try {
      // The whole group: an engine under its supervisor goes too.
      if (child.pid) process.kill(-child.pid, which)
    } catch {
      // Already gone.
    }
  }
  const end = async (which: NodeJS.Signals) => {
    asked = true
    signal(which)
    const isGone = await Promise.race([exit.then(() => true), wait(HARD_STOP_MS).then(() => false)])
    if (!isGone) signal('SIGKILL')
    await exit.catch(() => undefined)
  }
  return { name, pid: child.pid ?? 0, stop: () => end(stopSignal), kill: () => end('SIGKILL'), exit }
}

/** Waits until `ready` answers; fails early, with the end of the log, when the part ends before. */
export async function untilReady(
  part: Part,
  logFile: string,
  ready: () => Promise<boolean>,
  mostMs: number,
): Promise<void> {
  const deadline = Date.now() + mostMs
  let ended: number | null | undefined
  void part.exit.then(({ code }) => (ended = code)).catch(() => (ended = null))
  while (Date.now() < deadline) {
    if (await ready().catch(() => false)) return
    if (ended !== undefined)
      throw new Error(`${part.name} ended (${ended}) before it was ready.\n${endOf(logFile)}`)
    await wait(50)
  }
  throw new Error(`${part.name} was not ready after ${mostMs / 1000} s.\n${endOf(logFile)}`)
}

export function tail(logFile: string, lines = 15): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

function endOf(logFile: string): string {
  return `The end of ${logFile}:\n${tail(logFile)}`
}
