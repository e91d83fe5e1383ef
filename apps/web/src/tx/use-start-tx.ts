import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { useConfig } from 'wagmi'

import { useSay } from '../i18n/phrase.ts'
import type { TxPlan } from './plan.ts'
import { startFlow } from './start-flow.ts'
import { txWorld } from './world.ts'

/** Starts a transaction: its window opens, and whoever closes it is told of the end all the same. */
export function useStartTx(): (plan: TxPlan) => void {
  const config = useConfig()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const say = useSay()
  const t = useTranslations('tx')

  return (plan) => {
    startFlow(txWorld(config, queryClient), plan, ({ state }, wasShown) => {
      const end = state.get()
      if (wasShown) return
      if (end.at === 'done') {
        const { title, link } = plan.outcome(end.receipt)
        const { label, ...to } = link
        toast.success(say(title), { action: { label: say(label), onClick: () => void navigate(to) } })
      }
      // Whoever closed the window and then said no in the wallet knows; any other end is news.
      if (end.at === 'failed' && end.failure.kind !== 'refused' && end.hash !== undefined) {
        toast.error(t('toastFailed'), { description: say(plan.title) })
      }
    })
  }
}
