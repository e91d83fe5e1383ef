import { settle, type Settlement, type SettlingOrder, type SettlingPayment } from '@mofu/domain/mall/settle'
import type { NetworkName } from '@mofu/domain/networks'

import type { MallChain } from '../mall-settings.ts'

/** All that a decision depends on, as it was read. */
type Facts = {
  payment: SettlingPayment
  quote: { coin: string; amount: bigint } | undefined
  order: SettlingOrder | undefined
}

export type Unsettled = Facts & {
  payment: SettlingPayment & { txHash: string; chainId: number; onChain: string; logIndex: number }
  orderId: string | null
}

export type SettleStore = {
  /** How far the read model of a chain has come. */
  reached(chainId: number): Promise<{ block: number; finalizedBlock: number } | undefined>
  /** Payments about which something may have to be done: those no order knows of yet first, then the oldest. */
  unsettled(chainId: number, head: { finalized: number }): Promise<Unsettled[]>
  /** Holds the payment and its order, decides, and writes the decision, in one transaction. Says what was done. */
  apply(one: Unsettled, decide: (facts: Facts) => Settlement): Promise<Settlement['do']>
}

/** Looks a payment up on the chain itself, at every node there is: true only when as many as are needed have it there. */
export type IsOnChain = (chain: MallChain, payment: Unsettled['payment']) => Promise<boolean>

type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

type World = { store: SettleStore; isOnChain: IsOnChain; log: Log; now?: () => Date }

/**
 * The only way an order becomes paid. Brings every payment of a chain that is not settled one step on; told again it
 * changes nothing. Before a payment counts, the chain is asked itself: what the index says is not enough for goods to leave.
 */
export async function settlePayments(
  { store, isOnChain, log, now = () => new Date() }: World,
  chain: MallChain,
): Promise<void> {
  const reached = await store.reached(chain.chainId)
  if (!reached) return
  const depth: { network: NetworkName; head: number; finalized: number } = {
    network: chain.network,
    head: reached.block,
    finalized: reached.finalizedBlock,
  }
  const decide = (facts: Facts) => settle({ ...facts, chain: depth, now: now() })
  const counts = ({ do: what }: Settlement) => what === 'pay' || what === 'deepen' || what === 'reopen'
  const settleOne = async (one: Unsettled) => {
    const wanted = decide(one)
    // Most only wait to lie deeper: they cost neither a lock nor a question to a node.
    if (wanted.do === 'wait' || (counts(wanted) && !(await isOnChain(chain, one.payment)))) return
    const isSure = counts(wanted)
    const did = await store.apply(one, (facts) => {
      const settlement = decide(facts)
      return counts(settlement) && !isSure ? { do: 'wait' } : settlement
    })
    if (did === 'raiseAlarm')
      log.error({ payment: one.payment.id }, 'a payment came that nobody here offered')
  }
  for (const one of await store.unsettled(chain.chainId, depth)) {
    // One that cannot be settled must not hold up all the others.
    await settleOne(one).catch((error: unknown) =>
      log.error({ err: error, payment: one.payment.id }, 'a payment could not be settled and is tried again'),
    )
  }
}
