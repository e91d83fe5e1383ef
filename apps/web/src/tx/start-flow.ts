import { createStore } from '../storage/store.ts'
import { activeFlow, type TxFlow } from './active-flow.ts'
import { txFailure } from './failure.ts'
import type { TxPlan } from './plan.ts'
import type { TxDeps } from './send-transaction.ts'
import { needsMoreApprovals, nextTxState, type TxCost, type TxEvent, type TxState } from './state.ts'
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

  /** Signs the approvals that were shown. Whether the call itself was simulated with success, so that it may be sent. */
  const allowFirst = async (shown: TxCost): Promise<boolean> => {
    await deps.allow(plan, shown, (hash) => dispatch({ type: 'allowanceSigned', hash }))
    // The call itself can only be simulated now, so its cost is known for the first time.
    const cost = await deps.check(plan)
    dispatch({ type: cost.isAllowanceFirst ? 'changed' : 'allowed', cost })
    return !cost.isAllowanceFirst
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
        // The check from when the dialog opened may be outdated: a price can change while the user reads, and an approval
        // can be used up or revoked. Then the check has simulated that approval, and not the call.
        const cost = await deps.check(plan)
        if (needsMoreApprovals(cost, before.cost)) return dispatch({ type: 'changed', cost })
        if (before.cost.isAllowanceFirst) {
          if (!(await allowFirst(before.cost))) return
          // The wallet may have held the approval for long, and another tab may have paid meanwhile.
          await plan.guard?.()
        }
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
