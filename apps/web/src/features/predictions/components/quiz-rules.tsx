import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { SourceText } from './source-text.tsx'

/** What the quiz is about, when each answer wins, where that is read, and who decides. */
export function QuizRules({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictions')
  return (
    <section aria-labelledby="rules" className="card grid gap-5 p-5 sm:p-6">
      <h2 id="rules" className="text-2xl">
        {t('about')}
      </h2>
      <p className="break-words whitespace-pre-wrap">{quiz.content}</p>
      <Rule title={t('answers')}>{`A: ${quiz.options.a}\nB: ${quiz.options.b}`}</Rule>
      <Rule title={t('criteria')}>{quiz.criteria}</Rule>
      <Rule title={t('source')}>
        <SourceText text={quiz.source} />
      </Rule>
      <Rule title={t('fallback')}>{quiz.fallback}</Rule>
      <Rule title={t('deciders')}>{t('decidersText')}</Rule>
    </section>
  )
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <p className="break-words whitespace-pre-wrap">{children}</p>
    </div>
  )
}
