import type { Share } from '@mofu/domain/mall/split'

type Hex = `0x${string}`

export type Operation = {
  id: string
  kind: 'ship' | 'capture' | 'void'
  /** The amount that a void leaves held. */
  leaves: bigint
  onChain: Hex
  split: Share[]
  state: 'queued' | 'sent'
  nonce: number | null
  raw: Hex | null
  txHash: Hex | null
  attempts: number
  /** Why the last attempt failed. */
  note: string | null
  isMined: boolean
  sentMsAgo: number
  ageMs: number
  /** The payment as the read model has it. */
  held: bigint
  stage: string
}

export type Signed = { nonce: number; raw: Hex; txHash: Hex }

type Sent = { state: 'mined'; isGood: boolean; block: number } | { state: 'unknown' }

/** The operator's wallet on one chain. */
export type Operator = {
  nextNonce(): Promise<number>
  /** The next nonce at a block. */
  nonceAt(block: number): Promise<number>
  /** Simulates the call; undefined when it would succeed, otherwise why not. */
  refusal(operation: Operation, amount: bigint): Promise<string | undefined>
  sign(operation: Operation, amount: bigint, nonce: number, attempt: number): Promise<Signed>
  /** Broadcasts a transaction. One that the node already knows is not a failure; everything else is. */
  send(raw: Hex): Promise<void>
  /** The wallet's balance, and what one operation may cost now. */
  funds(): Promise<{ balance: bigint; cost: bigint }>
  find(txHash: Hex): Promise<Sent>
}
