import type { ErrorCode, ErrorFacts } from './error-codes.ts'

/** An expected failure: a code, the facts, the cause. Anything else that is thrown is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly facts: ErrorFacts

  constructor(code: ErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(facts)}`, options)
    this.name = 'DomainError'
    this.code = code
    this.facts = facts
  }
}
