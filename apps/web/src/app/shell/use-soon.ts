import { useNavigate } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { showNotice } from '../../parts/notices.ts'
import { useAccount } from '../../wallet/account.ts'

/** The message for an entry that leads nowhere yet. The lottery entry leads to the lotteries once they have started. */
export function useSoon(): (kind: 'soon' | 'lottery') => void {
  const t = useTranslations('menu')
  const navigate = useNavigate()
  const { chainId, contracts } = useNetwork()
  const account = useAccount()

  const openLotteries = async () => {
    if (contracts?.['Boxes'] !== undefined) {
      // Loaded with the tap: the calls of the lotteries are no part of the first screen.
      const { hasLottery } = await import('../../features/boxes/actions/has-lottery.ts')
      // When that is unknown, the screen itself says what is wrong.
      const wallet = account.status === 'connected' ? account.address : undefined
      const hasStarted = await hasLottery(chainId, wallet).catch(() => true)
      if (hasStarted) return navigate({ to: '/lotteries', search: {} })
    }
    showNotice({ tone: 'warning', title: t('warning'), text: t('notStarted') })
  }

  return (kind) => {
    if (kind === 'soon') showNotice({ tone: 'info', text: t('soon') })
    else void openLotteries()
  }
}
