import { DomainError } from '@mofu/domain/domain-error'
import type { Refusal } from '@mofu/domain/mall/order-rules'

/** Throws what a rule says against a change of an order, if anything. */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new DomainError(refusal)
}
