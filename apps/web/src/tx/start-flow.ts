import { createStore } from '../session/store.ts'
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

  const flow: TxFlow = {
    plan,
    state,
    confirm: () => {
      if (state.get().at !== 'ready') return
      tell({ type: 'confirmed' })
      guarded(async () => {
        const hash = await world.send(plan)
        tell({ type: 'signed', hash })
        const receipt = await world.receipt(plan, hash, (isReachable) =>
          tell({ type: 'network', isReachable }),
        )
        tell({ type: 'mined', receipt })
        await world.untilShown(plan, receipt)
        tell({ type: 'shown', receipt })
        onOver(flow, shownFlow.get() === flow)
      })
    },
  }

  shownFlow.set(flow)
  guarded(async () => tell({ type: 'checked', cost: await world.check(plan) }))
}
