import type { Caller } from '../../../platform/access.ts'

export type NewRequest = {
  orderId: string
  kind: 'cancel' | 'return' | 'refund'
  reason: string
  amount: bigint | undefined
}

export type RequestStore = {
  ask(by: Caller, request: NewRequest): Promise<string>
  withdraw(by: Caller, requestId: string): Promise<void>
  /** Agreeing to a return says where the goods go; anything else that is agreed to gives money back at once. */
  answer(
    by: Caller,
    requestId: string,
    answer: { isAgreed: boolean; text: string; returnAddress: string },
  ): Promise<void>
  sendBack(by: Caller, requestId: string, express: { company: string; number: string }): Promise<void>
  gotBack(by: Caller, requestId: string): Promise<void>
  write(by: Caller, orderId: string, text: string): Promise<void>
}
