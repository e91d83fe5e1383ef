import type { TransactionReceipt } from 'viem'

import { TxError } from './failure.ts'
import type { TxRecord, TxStage } from './record.ts'
import { saveRecord } from './records.ts'
import type { TrackDeps } from './track-deps.ts'
import type { ReceiptCallbacks } from './wait-for-receipt.ts'

export type TrackCallbacks = ReceiptCallbacks & { onMined: (receipt: TransactionReceipt) => void }

/** Tracks a sent transaction, saves each stage, and returns once the read model shows it. */
export async function trackTransaction(
  deps: TrackDeps,
  sent: TxRecord,
  { onHash, onNetwork, onMined }: TrackCallbacks,
): Promise<TransactionReceipt> {
  let record = sent
  const saveStage = (stage: TxStage, more: Partial<TxRecord> = {}) => {
    record = saveRecord({ ...record, ...more, stage })
  }
  try {
    const receipt = await deps.waitForReceipt(record, {
      onNetwork,
      onHash: (hash) => {
        saveStage('sent', { hash })
        onHash(hash)
      },
    })
    const facts = { hash: receipt.transactionHash, block: Number(receipt.blockNumber) }
    if (receipt.status === 'reverted') {
      saveStage('reverted', facts)
      throw new TxError({ kind: 'reverted', name: undefined })
    }
    saveStage('mined', facts)
    onMined(receipt)
    await deps.untilIndexed(record)
    saveStage('shown')
    void waitForFinality(deps, record)
    return receipt
  } catch (error) {
    if (error instanceof TxError && error.failure.kind === 'replaced') saveStage('replaced')
    throw error
  }
}

/** Waits until the transaction is final. One that a reorg removed is tracked again from the start. */
export async function waitForFinality(deps: TrackDeps, record: TxRecord): Promise<void> {
  await deps.untilFinal(record)
  if (await deps.isStillMined(record)) {
    saveRecord({ ...record, stage: 'final' })
    return
  }
  const again = saveRecord({ ...record, stage: 'sent' })
  await trackTransaction(deps, again, { onHash: noop, onNetwork: noop, onMined: noop }).catch(noop)
}

function noop(): void {}
