import { lowerAddress } from '@mofu/domain/address'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useSwitchedOff } from '../../../parts/play/use-switched-off.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { whyNotWordOf } from '../phase-words.ts'
import { BetForm } from './bet-form.tsx'

/** The way to bet, or why there is none. */
export function BetPanel({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictions')
  return (
    <section aria-labelledby="bet" className="card grid content-start gap-4 p-5 sm:p-6">
      <h2 id="bet" className="text-2xl">
        {t('betTitle')}
      </h2>
      <BetOrReason quiz={quiz} />
    </section>
  )
}

function BetOrReason({ quiz }: { quiz: QuizDetail }): ReactNode {
  const t = useTranslations('predictions')
  const { address, chainId: walletChain } = useConnection()
  const network = useNetworkOf(quiz.chainId)
  const switchedOff = useSwitchedOff('bets')
  const { round } = quiz
  const word = whyNotWordOf(quiz)
  if (word !== 'betting') return <Note tone="honey">{t(`whyNot.${word}`)}</Note>
  if (switchedOff !== undefined) return <Note tone="honey">{switchedOff}</Note>
  if (!round || quiz.differences.length > 0) return <Note tone="berry">{t('rulesDiffer')}</Note>
  if (!address) {
    return (
      <>
        <p>{t('changingText')}</p>
        <Button look="main" size="large" onClick={openWalletDialog}>
          {t('connect')}
        </Button>
      </>
    )
  }
  if (quiz.isDecider) return <Note tone="honey">{t('whyNot.decider')}</Note>
  if (walletChain !== quiz.chainId) {
    return <SwitchNetwork chainId={quiz.chainId} networkTitle={network?.title ?? ''} />
  }
  return <BetForm key={address} quiz={quiz} round={round} wallet={lowerAddress(address)} />
}
