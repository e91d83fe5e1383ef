import type { RenderFault } from '../jobs.ts'

/** Bytes that cannot be shown, and why. */
export class BadBytes extends Error {
  readonly fault: RenderFault

  constructor(fault: RenderFault, reason: string) {
    super(reason)
    this.name = 'BadBytes'
    this.fault = fault
  }
}
