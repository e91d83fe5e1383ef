import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { QuizList } from './components/quiz-list.tsx'

/** Without a number: the quizzes to choose from. */
export function ChooseQuizScreen() {
  const t = useTranslations('predictions')
  const { chainId } = useNetwork()
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('chooseTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('chooseTitle')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('chooseText')}</p>
      <h2 className="sr-only">{t('quizzes')}</h2>
      <QuizList chainId={chainId} phase={undefined} />
    </div>
  )
}
