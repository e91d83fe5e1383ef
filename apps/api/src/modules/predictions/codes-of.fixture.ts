import type { CallError } from '@mofu/wire/client'

/** What became of calls that were made at once, in alphabetical order. */
export async function codesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled
    .map((one) => (one.status === 'fulfilled' ? 'done' : String((one.reason as CallError).failure?.error)))
    .toSorted()
}
