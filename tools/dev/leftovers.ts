import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { Part } from '@mofu/testkit/part'

/** Records the running processes, in case this one is killed before it can end them. */
export function noteParts(folder: string, parts: readonly Part[]): void {
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(parts.map(({ name, pid }) => ({ name, pid }))))
}

/** Ends the processes that an interrupted run has left behind. */
export async function endLeftovers(folder: string): Promise<string[]> {
  const file = join(folder, 'parts.json')
  if (!existsSync(file)) return []
  const noted = JSON.parse(readFileSync(file, 'utf8')) as { name: string; pid: number }[]
  const ended = noted.filter(({ pid }) => isOurs(pid))
  for (const { pid } of ended) process.kill(-pid, 'SIGINT')
  for (let attempt = 0; attempt < 100 && ended.some(({ pid }) => isOurs(pid)); attempt++) await wait(50)
  for (const { pid } of ended) if (isOurs(pid)) process.kill(-pid, 'SIGKILL')
  rmSync(file)
  return ended.map(({ name }) => name)
}

/** A pid may have been reused: only a process that looks like one of ours counts. */
function isOurs(pid: number): boolean {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return /anvil|apps\/(api|indexer)\/|vite\.js/.test(command)
  } catch {
    return false
  }
}
