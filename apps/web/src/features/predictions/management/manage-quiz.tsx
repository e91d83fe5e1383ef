import { parseAddress } from '@mofu/domain/address'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { settingsQuery } from '../queries.ts'
import { AnnounceSection } from './components/announce-section.tsx'
import { AuthorSection } from './components/author-section.tsx'
import { DisputeSection } from './components/dispute-section.tsx'
import { FeeSection } from './components/fee-section.tsx'
import { ReviewSection } from './components/review-section.tsx'
import { StartSection } from './components/start-section.tsx'
import { TakeDownSection } from './components/take-down-section.tsx'
import { tasksOf } from './quiz-tasks.ts'

type ManageQuizProps = { quiz: QuizDetail; blockTime: number | undefined }

/** What the connected wallet can do with a quiz as its author, an admin or an operator. Nothing for others. */
export function ManageQuiz({ quiz, blockTime }: ManageQuizProps) {
  const t = useTranslations('predictionManagement')
  const { address, chainId: walletChain } = useConnection()
  const settings = useQuery(settingsQuery(quiz.chainId)).data
  const network = useNetworkOf(quiz.chainId)
  const wallet = address && parseAddress(address)
  if (!wallet || !settings) return null
  const me = wallet.toLowerCase()
  const tasks = tasksOf(quiz, {
    isAuthor: quiz.address === me,
    isAdmin: settings.admins.includes(me),
    isOperator: settings.operators.includes(me),
  })
  if (tasks.length === 0) return null
  if (walletChain !== quiz.chainId) {
    return <SwitchNetwork chainId={quiz.chainId} networkTitle={network?.title ?? ''} />
  }
  return (
    <section aria-labelledby="manage" className="grid gap-6">
      <h2 id="manage" className="text-2xl sm:text-3xl">
        {t('manage')}
      </h2>
      <RequireWallet title={t('manageSignIn')} text={t('manageSignInText')}>
        {(signed) => (
          <>
            {tasks.includes('edit') ? <AuthorSection quiz={quiz} /> : null}
            {tasks.includes('review') ? <ReviewSection quiz={quiz} wallet={signed} /> : null}
            {tasks.includes('start') ? (
              <StartSection quiz={quiz} settings={settings} blockTime={blockTime} />
            ) : null}
            {tasks.includes('announce') ? <AnnounceSection quiz={quiz} wallet={signed} /> : null}
            {tasks.includes('dispute') ? <DisputeSection quiz={quiz} /> : null}
            {tasks.includes('takeDown') ? <TakeDownSection quiz={quiz} /> : null}
            {tasks.includes('fee') ? <FeeSection quiz={quiz} /> : null}
          </>
        )}
      </RequireWallet>
    </section>
  )
}
