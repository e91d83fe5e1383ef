import { createStore } from '../storage/store.ts'
import { activeFlow, type TxFlow } from './active-flow.ts'
import { txFailure } from './failure.ts'
import type { TxPlan } from './plan.ts'
import type { TxDeps } from './send-transaction.ts'
import { nextTxState, type TxEvent, type TxState } from './state.ts'
import { trackTransaction } from './track-transaction.ts'

type OnOver = (flow: TxFlow, wasShown: boolean) => void

/** Checks a plan, shows it, and sends it once the user confirms. `onOver` runs once, at the end. */
export function startFlow(deps: TxDeps, plan: TxPlan, onOver: OnOver): void {
  const state = createStore<TxState>({ at: 'checking' })
  const dispatch = (event: TxEvent) => state.set(nextTxState(state.get(), event))

  const guarded = (work: () => Promise<void>) => {
    void work().catch((error: unknown) => {
      dispatch({ type: 'failed', failure: txFailure(error) })
      onOver(flow, activeFlow.get() === flow)
    })
  }

  const allowFirst = async () => {
    await deps.allow(plan, (hash) => dispatch({ type: 'allowanceSigned', hash }))
    // The call itself can only be simulated now, so its cost is known for the first time.
    dispatch({ type: 'allowed', cost: await deps.check(plan) })
  }

  const flow: TxFlow = {
    plan,
    state,
    confirm: () => {
      const before = state.get()
      if (before.at !== 'ready') return
      dispatch({ type: 'confirmed' })
      guarded(async () => {
        await plan.guard?.()
        // The check from when the dialog opened may be outdated: a price can change while the user reads.
        if (before.cost.isAllowanceFirst) {
          await allowFirst()
          // The wallet may have held the approval for long, and another tab may have paid meanwhile.
          await plan.guard?.()
        } else await deps.check(plan)
        const record = await deps.send(plan)
        const onHash: (hash: NonNullable<typeof record.hash>) => void = (hash) =>
          dispatch({ type: 'signed', hash })
        if (record.hash) onHash(record.hash)
        const receipt = await trackTransaction(deps, record, {
          onHash,
          onNetwork: (isReachable) => dispatch({ type: 'network', isReachable }),
          onMined: (mined) => dispatch({ type: 'mined', receipt: mined }),
        }).catch(async (error: unknown) => {
          throw await deps.withRevertReason(plan, error)
        })
        dispatch({ type: 'shown', receipt })
        onOver(flow, activeFlow.get() === flow)
      })
    },
  }

  activeFlow.set(flow)
  guarded(async () => {
    await plan.guard?.()
    dispatch({ type: 'checked', cost: await deps.check(plan) })
  })
}
