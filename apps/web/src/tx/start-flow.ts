import { createStore } from '../session/store.ts'
import { carry } from './carry.ts'
import { txFailure } from './failure.ts'
import type { TxPlan } from './plan.ts'
import { shownFlow, type TxFlow } from './shown-flow.ts'
import { nextTxState, type TxEvent, type TxState } from './state.ts'
import type { TxWorld } from './world.ts'

type OnOver = (flow: TxFlow, wasShown: boolean) => void

/** Checks a plan, shows it, and on the person's word carries it through. `onOver` runs once, at the end. */
export function startFlow(world: TxWorld, plan: TxPlan, onOver: OnOver): void {
  const state = createStore<TxState>({ at: 'checking' })
  const tell = (event: TxEvent) => state.set(nextTxState(state.get(), event))

  const guarded = (work: () => Promise<void>) => {
    void work().catch((error: unknown) => {
      tell({ type: 'failed', failure: txFailure(error) })
      onOver(flow, shownFlow.get() === flow)
    })
  }

  const allowFirst = async () => {
    await world.allow(plan, (hash) => tell({ type: 'allowanceSigned', hash }))
    // Only now can the call itself be tried; what it costs is known for the first time.
    tell({ type: 'allowed', cost: await world.check(plan) })
  }

  const flow: TxFlow = {
    plan,
    state,
    confirm: () => {
      const before = state.get()
      if (before.at !== 'ready') return
      tell({ type: 'confirmed' })
      guarded(async () => {
        // What was tried when the window opened may not hold any more: a price changes while a person reads.
        if (before.cost.isAllowanceFirst) await allowFirst()
        else await world.check(plan)
        const record = await world.send(plan)
        const onHash: (hash: NonNullable<typeof record.hash>) => void = (hash) =>
          tell({ type: 'signed', hash })
        if (record.hash) onHash(record.hash)
        const receipt = await carry(world, record, {
          onHash,
          onNetwork: (isReachable) => tell({ type: 'network', isReachable }),
          onMined: (mined) => tell({ type: 'mined', receipt: mined }),
        }).catch(async (error: unknown) => {
          throw await world.explained(plan, error)
        })
        tell({ type: 'shown', receipt })
        onOver(flow, shownFlow.get() === flow)
      })
    },
  }

  shownFlow.set(flow)
  guarded(async () => tell({ type: 'checked', cost: await world.check(plan) }))
}
