import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from 'sonner'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'

import { translatePhrase } from '../i18n/phrase.ts'
import type { TxPlan } from './plan.ts'
import { txDeps } from './send-transaction.ts'
import { startFlow } from './start-flow.ts'
import type { TxState } from './state.ts'

/** Starts a transaction and opens its dialog. A user who closes it is still notified of the end. */
export function useStartTx(): (plan: TxPlan) => void {
  const config = useConfig()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return (wanted) => {
    // Also when it is tried again: its arguments are still those of the account that saw it first.
    const account = wanted.account ?? getConnection(config).address
    const plan = account === undefined ? wanted : { ...wanted, account }
    startFlow(txDeps(config, queryClient), plan, ({ state }, wasShown) => {
      if (!wasShown) void notifyEnd(plan, state.get())
    })
  }

  async function notifyEnd(plan: TxPlan, end: TxState): Promise<void> {
    if (end.at === 'done') {
      const { title, link, isCalm } = plan.outcome(end.receipt)
      const { label, ...to } = link
      const action = { label: await translatePhrase(label), onClick: () => void navigate(to) }
      const show = isCalm ? toast.info : toast.success
      show(await translatePhrase(title), { action })
    }
    // A user who closed the dialog and then rejected in the wallet needs no notice.
    if (end.at === 'failed' && end.failure.kind !== 'refused' && end.hash !== undefined) {
      toast.error(await translatePhrase(plan.failedTitle ?? { key: 'tx.toastFailed' }), {
        description: await translatePhrase(plan.title),
      })
    }
  }
}
