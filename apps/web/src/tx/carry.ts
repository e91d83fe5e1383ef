import type { TransactionReceipt } from 'viem'

import { TxError } from './failure.ts'
import type { Following } from './follow.ts'
import type { TxRecord, TxStage } from './record.ts'
import { keepRecord } from './records.ts'

/** What it takes to bring a transaction home once the wallet has it. */
export type CarryWorld = {
  follow(record: TxRecord, following: Following): Promise<TransactionReceipt>
  /** Resolves once the read model has the block and the screens were told to ask again. */
  untilShown(record: TxRecord): Promise<void>
  untilFinal(record: TxRecord): Promise<void>
  isStillThere(record: TxRecord): Promise<boolean>
}

export type Carrying = Following & { onMined: (receipt: TransactionReceipt) => void }

/** From the wallet to the shelf: follows a transaction, notes each stage, and returns once everyone can see it. */
export async function carry(
  world: CarryWorld,
  asked: TxRecord,
  { onHash, onNetwork, onMined }: Carrying,
): Promise<TransactionReceipt> {
  let record = asked
  const note = (stage: TxStage, more: Partial<TxRecord> = {}) => {
    record = keepRecord({ ...record, ...more, stage })
  }
  try {
    const receipt = await world.follow(record, {
      onNetwork,
      onHash: (hash) => {
        note('sent', { hash })
        onHash(hash)
      },
    })
    const facts = { hash: receipt.transactionHash, block: Number(receipt.blockNumber) }
    if (receipt.status === 'reverted') {
      note('reverted', facts)
      throw new TxError({ kind: 'reverted', name: undefined })
    }
    note('mined', facts)
    onMined(receipt)
    await world.untilShown(record)
    note('shown')
    void settle(world, record)
    return receipt
  } catch (error) {
    if (error instanceof TxError && error.failure.kind === 'replaced') note('replaced')
    throw error
  }
}

/** Waits until no reorg can take it back. One that a reorg did take is followed again from where it began. */
export async function settle(world: CarryWorld, record: TxRecord): Promise<void> {
  await world.untilFinal(record)
  if (await world.isStillThere(record)) {
    keepRecord({ ...record, stage: 'final' })
    return
  }
  const again = keepRecord({ ...record, stage: 'sent' })
  await carry(world, again, { onHash: noop, onNetwork: noop, onMined: noop }).catch(noop)
}

function noop(): void {}
