import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { Part } from '../stack/part.ts'

/** Remembers what is running, in case this process is cut off before it can end it. */
export function noteParts(folder: string, parts: readonly Part[]): void {
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(parts.map(({ name, pid }) => ({ name, pid }))))
}

/** Ends what an earlier run that was cut off has left behind. */
export async function endLeftovers(folder: string): Promise<string[]> {
  const file = join(folder, 'parts.json')
  if (!existsSync(file)) return []
  const noted = JSON.parse(readFileSync(file, 'utf8')) as { name: string; pid: number }[]
  const ended = noted.filter(({ pid }) => isOurs(pid))
  for (const { pid } of ended) process.kill(-pid, 'SIGINT')
  for (let tries = 0; tries < 100 && ended.some(({ pid }) => isOurs(pid)); tries++) await wait(50)
  for (const { pid } of ended) if (isOurs(pid)) process.kill(-pid, 'SIGKILL')
  rmSync(file)
  return ended.map(({ name }) => name)
}

/** A number may have been given to a stranger since: only a process that looks like one of our parts counts. */
function isOurs(pid: number): boolean {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return /anvil|apps\/(api|indexer)\/|vite\.js/.test(command)
  } catch {
    return false
  }
}
