import type { Share } from '@mofu/domain/mall/split'

type Hex = `0x${string}`

export type Operation = {
  id: string
  kind: 'ship' | 'capture' | 'void'
  /** What a void leaves held. */
  leaves: bigint
  onChain: Hex
  split: Share[]
  state: 'queued' | 'sent'
  nonce: number | null
  raw: Hex | null
  txHash: Hex | null
  tries: number
  sentMsAgo: number
  ageMs: number
  /** The payment as the read model has it. */
  held: bigint
  stage: string
}

type Signed = { nonce: number; raw: Hex; txHash: Hex }

export type OperationStore = {
  /** Everything of a chain that is not over: what was sent, then what waits, those the contract refused last. */
  open(): Promise<Operation[]>
  /** Kept before it is sent: whoever comes after a crash sends the very same transaction. */
  keepSigned(id: string, signed: Signed): Promise<void>
  noteRefusal(id: string, refusal: string): Promise<void>
  /** Its number was used by another transaction: it is signed anew. */
  requeue(id: string): Promise<void>
  end(id: string, state: 'done' | 'needless' | 'failed', note?: string): Promise<void>
}

type Sent = { state: 'mined'; isGood: boolean; block: number } | { state: 'unknown' }

/** The operator's wallet on one chain. */
export type Operator = {
  nextNonce(): Promise<number>
  /** The number that was next at a block. */
  nonceAt(block: number): Promise<number>
  /** Tries it without sending; undefined when it would go through, else why not. */
  refusal(operation: Operation, amount: bigint): Promise<string | undefined>
  sign(operation: Operation, amount: bigint, nonce: number, tries: number): Promise<Signed>
  /** Hands it to the network; says why a node did not take it. One that is known already is no failure. */
  send(raw: Hex): Promise<string | undefined>
  find(txHash: Hex): Promise<Sent>
}

type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

/** One that has not been mined for so long is sent with a higher fee, under the same number. */
const PATIENCE_MS = 30_000
/** A node that is behind, or a reorg, refuses what will be taken later: a refusal is believed only after a day. */
const GIVE_UP_MS = 24 * 3_600_000
const REVERTS_MOST = 20

/**
 * Brings what the house has to do on a chain one step on. Each is signed once under a number of its own and kept before
 * it is sent; it is over when its transaction is final. Run by one worker at a time.
 */
export async function sendOperations({
  store,
  operator,
  finalized,
  log,
}: {
  store: OperationStore
  operator: Operator
  finalized: number
  log: Log
}): Promise<void> {
  const open = await store.open()
  let nonce = Math.max(await operator.nextNonce(), ...open.map((one) => (one.nonce ?? -1) + 1))
  const tryAgain = (operation: Operation) => (error: unknown) => {
    log.warn(
      { err: error, operation: operation.id },
      'an operation could not be brought on and is tried again',
    )
    return undefined
  }
  for (const operation of open.filter(({ state }) => state === 'sent')) {
    await follow({ store, operator, finalized, log }, operation).catch(tryAgain(operation))
  }
  for (const operation of open.filter(({ state }) => state === 'queued')) {
    const isSent = await begin({ store, operator, log }, operation, nonce).catch(tryAgain(operation))
    // It may have been kept under this number or not: the next round knows.
    if (isSent === undefined) return
    if (isSent) nonce++
  }
}

async function begin(
  { store, operator, log }: { store: OperationStore; operator: Operator; log: Log },
  operation: Operation,
  nonce: number,
): Promise<boolean> {
  const { id, kind, held } = operation
  // Nothing is left to move: the payer, the shop or an earlier run has done it.
  if (held === 0n || (kind === 'void' && held <= operation.leaves)) {
    await store.end(id, 'needless', 'nothing held')
    return false
  }
  if (kind === 'ship' && operation.stage !== 'paid') {
    await store.end(id, 'needless', operation.stage)
    return false
  }
  const amount = held - operation.leaves
  const refusal = await operator.refusal(operation, amount)
  if (refusal !== undefined) {
    await store.noteRefusal(id, refusal)
    if (operation.ageMs < GIVE_UP_MS) return false
    log.error(
      { operation: id, kind, refusal },
      'the contract refuses an operation for good: a person has to look',
    )
    await store.end(id, 'failed', refusal)
    return false
  }
  const signed = await operator.sign(operation, amount, nonce, 0)
  await store.keepSigned(id, signed)
  await send({ operator, log }, operation, signed.raw)
  return true
}

async function follow(
  {
    store,
    operator,
    finalized,
    log,
  }: { store: OperationStore; operator: Operator; finalized: number; log: Log },
  operation: Operation,
): Promise<void> {
  const { id, kind, txHash, raw, nonce } = operation
  if (txHash === null || raw === null || nonce === null) return store.requeue(id)
  const sent = await operator.find(txHash)
  if (sent.state === 'mined') {
    if (sent.block > finalized) return
    if (sent.isGood) return store.end(id, 'done')
    log.warn({ operation: id, kind, txHash }, 'an operation was reverted and is tried again')
    return operation.tries >= REVERTS_MOST ? store.end(id, 'failed', 'reverted') : store.requeue(id)
  }
  if ((await operator.nextNonce()) > nonce) {
    // Its number is used, by itself or by another, though this node does not know it. Only when that is final does the
    // read model hold what it did: signed anew before, a void could move the same money twice.
    return (await operator.nonceAt(finalized)) > nonce ? store.requeue(id) : undefined
  }
  if (operation.sentMsAgo < PATIENCE_MS) return send({ operator, log }, operation, raw)
  const amount = operation.held - operation.leaves
  if (kind === 'void' && amount <= 0n) return
  const signed = await operator.sign(operation, amount, nonce, operation.tries + 1)
  await store.keepSigned(id, signed)
  await send({ operator, log }, operation, signed.raw)
}

/** A transaction that no node takes is sent again, but somebody has to hear of it: the wallet may be out of gas. */
async function send(
  { operator, log }: { operator: Operator; log: Log },
  { id, kind, ageMs }: Operation,
  raw: Hex,
): Promise<void> {
  const fault = await operator.send(raw)
  if (fault === undefined) return
  const facts = { operation: id, kind, fault, ageSeconds: Math.floor(ageMs / 1_000) }
  log.error(facts, 'payment operation: the node did not take the transaction, sending it again')
}
