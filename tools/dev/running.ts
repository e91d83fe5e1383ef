import type { Part } from '@mofu/testkit/part'
import { logIn } from '@mofu/testkit/services'

import { noteParts } from './leftovers.ts'
import { step, warn } from './progress.ts'

/**
 * What one `pnpm dev` has started, so that all of it ends together: on Ctrl-C, even during the start, and after a
 * failure.
 */
export class Running {
  private readonly folder: string
  private readonly parts: Part[] = []
  private readonly ends: (() => Promise<void>)[] = []
  private readonly lastEnds: (() => Promise<void>)[] = []
  private readonly steps: Promise<unknown>[] = []
  private stopped: Promise<void> | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  /** Registers a process as soon as it was spawned. */
  keep(part: Part): void {
    this.parts.push(part)
    noteParts(this.folder, this.parts)
    this.onStop(() => part.stop())
    void part.exit.then(({ code, asked }) => {
      if (!asked) warn(`${part.name} ended by itself (${code}). Its log: ${logIn(this.folder, part.name)}`)
    })
  }

  onStop(end: () => Promise<void>): void {
    this.ends.push(end)
  }

  /** For what running steps still need, such as the database: it ends after them. */
  onStopLast(end: () => Promise<void>): void {
    this.lastEnds.push(end)
  }

  /** Begins a step. It may be awaited much later: its failure is thrown there. */
  begin<T>(what: string, act: () => Promise<T>): Promise<T> {
    if (this.stopped) return Promise.reject(new Error('stopped while starting'))
    const begun = step(what, act)
    this.steps.push(begun)
    begun.catch(() => undefined)
    return begun
  }

  /** Ends everything, newest first. A failure does not keep the others from ending. */
  stop(): Promise<void> {
    this.stopped ??= this.endAll()
    return this.stopped
  }

  private async endAll(): Promise<void> {
    await endEach(this.ends)
    // A step whose process is gone fails; one that had no process yet may have started it meanwhile.
    await Promise.allSettled(this.steps)
    await endEach(this.ends)
    await endEach(this.lastEnds)
    noteParts(this.folder, [])
  }
}

async function endEach(ends: (() => Promise<void>)[]): Promise<void> {
  for (const end of ends.splice(0).toReversed())
    await end().catch((error: Error) => warn(`not everything could be stopped: ${error.message}`))
}
