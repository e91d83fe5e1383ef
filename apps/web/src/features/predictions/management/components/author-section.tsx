import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Note } from '../../../../ui/note.tsx'
import { Section } from './section.tsx'

/** The author's own quiz: waiting, or rejected with a reason. */
export function AuthorSection({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictionManagement')
  const isRejected = quiz.phase === 'rejected'
  return (
    <Section title={t(isRejected ? 'rejectedTitle' : 'sentTitle')}>
      {isRejected ? (
        <Note tone="berry">
          <p className="break-words whitespace-pre-wrap">{t('rejectedReason', { reason: quiz.reason })}</p>
        </Note>
      ) : (
        <p>{t('sentText')}</p>
      )}
      <Link
        to="/quiz/prediction/$id"
        params={{ id: String(quiz.id) }}
        className={buttonStyle(isRejected ? 'main' : 'plain', 'normal', 'justify-self-start')}
      >
        {t(isRejected ? 'editAgain' : 'edit')}
      </Link>
    </Section>
  )
}
