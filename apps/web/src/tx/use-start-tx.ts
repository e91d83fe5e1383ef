import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from 'sonner'
import { useConfig } from 'wagmi'

import { sayLater } from '../i18n/phrase.ts'
import type { TxPlan } from './plan.ts'
import { startFlow } from './start-flow.ts'
import type { TxState } from './state.ts'
import { txWorld } from './world.ts'

/** Starts a transaction: its window opens, and whoever closes it is told of the end all the same. */
export function useStartTx(): (plan: TxPlan) => void {
  const config = useConfig()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return (plan) => {
    startFlow(txWorld(config, queryClient), plan, ({ state }, wasShown) => {
      if (!wasShown) void tellEnd(plan, state.get())
    })
  }

  async function tellEnd(plan: TxPlan, end: TxState): Promise<void> {
    if (end.at === 'done') {
      const { title, link } = plan.outcome(end.receipt)
      const { label, ...to } = link
      const action = { label: await sayLater(label), onClick: () => void navigate(to) }
      toast.success(await sayLater(title), { action })
    }
    // Whoever closed the window and then said no in the wallet knows; any other end is news.
    if (end.at === 'failed' && end.failure.kind !== 'refused' && end.hash !== undefined) {
      toast.error(await sayLater({ key: 'tx.toastFailed' }), { description: await sayLater(plan.title) })
    }
  }
}
