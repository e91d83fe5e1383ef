import type { Database } from '@mofu/db/connect'
import { settle, type Settlement } from '@mofu/domain/mall/settle'
import type { NetworkName } from '@mofu/domain/networks'

import type { MallChain } from '../mall-settings.ts'
import { settlePayment, type SettlingFacts } from './settle-payment.ts'
import { findIndexedBlocks, listUnsettled, type Unsettled } from './store.ts'

/** Verifies a payment on the chain itself, at every node: true only when a quorum confirms it. */
export type IsOnChain = (chain: MallChain, payment: Unsettled['payment']) => Promise<boolean>

type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

type Deps = { db: Database; isOnChain: IsOnChain; log: Log; now?: () => Date }

/**
 * Advances every unsettled payment of a chain by one step; idempotent. Before a payment counts, the chain itself is
 * asked: the index alone is not enough to ship goods.
 */
export async function settlePayments(
  { db, isOnChain, log, now = () => new Date() }: Deps,
  chain: MallChain,
): Promise<void> {
  const reached = await findIndexedBlocks(db, chain.chainId)
  if (!reached) return
  const depth: { network: NetworkName; head: number; finalized: number } = {
    network: chain.network,
    head: reached.block,
    finalized: reached.finalizedBlock,
  }
  const decide = (facts: SettlingFacts) => settle({ ...facts, chain: depth, now: now() })
  const counts = ({ do: what }: Settlement) => what === 'pay' || what === 'deepen' || what === 'reopen'
  const settleOne = async (one: Unsettled) => {
    const wanted = decide(one)
    // Most only wait for confirmations: they cost neither a lock nor a call to a node.
    if (wanted.do === 'wait' || (counts(wanted) && !(await isOnChain(chain, one.payment)))) return
    const isSure = counts(wanted)
    const did = await settlePayment(db, one, (facts) => {
      const settlement = decide(facts)
      return counts(settlement) && !isSure ? { do: 'wait' } : settlement
    })
    if (did === 'raiseAlarm')
      log.error({ payment: one.payment.id }, 'mall: received a payment for an unknown quote')
  }
  for (const one of await listUnsettled(db, chain.chainId, depth)) {
    // One payment that cannot be settled must not block the others.
    await settleOne(one).catch((error: unknown) =>
      log.error({ err: error, payment: one.payment.id }, 'mall: settling a payment failed, retrying'),
    )
  }
}
