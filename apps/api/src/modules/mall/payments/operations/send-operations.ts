import type { Database } from '@mofu/db/connect'

import type { Operation, Operator } from './operation.ts'
import { endOperation, listUnfinished, markMined, requeueOperation, saveNote, saveSigned } from './store.ts'

type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

/** A transaction that is not mined within this time is replaced with a higher fee, under the same nonce. */
const REPLACE_AFTER_MS = 30_000
/** A lagging node or a reorg refuses what is accepted later: a refusal is final only after a day. */
const GIVE_UP_MS = 24 * 3_600_000
const REVERTS_MOST = 20
const NOTE_LENGTH = 200

type Deps = { db: Database; operator: Operator; log: Log }

/**
 * Advances the operations of a chain by one step. Each is signed once under its own nonce and saved before it is sent;
 * it is done when its transaction is final. Run by one worker at a time. Each write is its own transaction: a signed
 * transaction is saved before it is sent, whatever happens to the worker's lock.
 */
export async function sendOperations(
  deps: Deps,
  { chainId, finalized }: { chainId: number; finalized: number },
): Promise<void> {
  const { db, operator, log } = deps
  const open = await listUnfinished(db, chainId)
  let nonce = Math.max(await operator.nextNonce(), ...open.map((one) => (one.nonce ?? -1) + 1))
  const tryAgain = (operation: Operation) => async (error: unknown) => {
    const note = reasonOf(error)
    // It is retried shortly: log each reason once.
    if (note !== operation.note) {
      const { id, kind, attempts } = operation
      log.error({ err: error, operation: id, kind, attempts }, 'mall: operation failed, retrying')
      await saveNote(db, id, note)
    }
    return undefined
  }
  for (const operation of open.filter(({ state }) => state === 'sent')) {
    await follow(deps, operation, finalized).catch(tryAgain(operation))
  }
  for (const operation of open.filter(({ state }) => state === 'queued')) {
    const isSent = await begin(deps, operation, nonce).catch(tryAgain(operation))
    // It may or may not have been sent under this nonce: the next round finds out.
    if (isSent === undefined) return
    if (isSent) nonce++
  }
}

/** The first line only: the rest of such messages is the call itself. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return (text.split('\n', 1)[0] ?? '').slice(0, NOTE_LENGTH)
}

/** Signs and sends a queued operation; false when there is nothing to send now. */
async function begin({ db, operator, log }: Deps, operation: Operation, nonce: number): Promise<boolean> {
  const { id, kind, held } = operation
  // Nothing is left to move: the payer, the shop or an earlier run has done it.
  if (held === 0n || (kind === 'void' && held <= operation.leaves)) {
    await endOperation(db, id, 'needless', 'nothing held')
    return false
  }
  if (kind === 'ship' && operation.stage !== 'paid') {
    await endOperation(db, id, 'needless', operation.stage)
    return false
  }
  const amount = held - operation.leaves
  const refusal = await operator.refusal(operation, amount)
  if (refusal !== undefined) {
    await saveNote(db, id, refusal)
    if (operation.ageMs < GIVE_UP_MS) return false
    log.error(
      { operation: id, kind, refusal },
      'mall: the contract refuses an operation, given up: needs manual action',
    )
    await endOperation(db, id, 'failed', refusal)
    return false
  }
  const signed = await operator.sign(operation, amount, nonce, 0)
  await saveSigned(db, id, signed)
  await operator.send(signed.raw)
  return true
}

/** Follows a sent operation until its transaction is final; sends it again, or signs it again, where it is lost. */
async function follow({ db, operator, log }: Deps, operation: Operation, finalized: number): Promise<void> {
  const { id, kind, txHash, raw, nonce } = operation
  if (txHash === null || raw === null || nonce === null) return requeueOperation(db, id)
  const sent = await operator.find(txHash)
  if (sent.state === 'mined') {
    if (!operation.isMined) await markMined(db, id)
    if (sent.block > finalized) return
    if (sent.isGood) return endOperation(db, id, 'done')
    log.warn({ operation: id, kind, txHash }, 'mall: operation reverted, retrying')
    return operation.attempts >= REVERTS_MOST
      ? endOperation(db, id, 'failed', 'reverted')
      : requeueOperation(db, id)
  }
  if ((await operator.nextNonce()) > nonce) {
    // Its nonce is used, by itself or by another transaction, though this node does not know it. The read model knows
    // the effect only once that is final: signed again earlier, a void could move the same money twice.
    return (await operator.nonceAt(finalized)) > nonce ? requeueOperation(db, id) : undefined
  }
  if (operation.sentMsAgo < REPLACE_AFTER_MS) return operator.send(raw)
  const amount = operation.held - operation.leaves
  if (kind === 'void' && amount <= 0n) return
  const signed = await operator.sign(operation, amount, nonce, operation.attempts + 1)
  await saveSigned(db, id, signed)
  await operator.send(signed.raw)
}
