import { DomainError } from '@mofu/domain/domain-error'

/** `done`, or the code with which the work was refused. Any other failure is thrown. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.code
      throw error
    },
  )
}

/** How often each outcome occurred. */
export function tally(outcomes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].toSorted().map((one) => [one, outcomes.filter((other) => other === one).length]),
  )
}
