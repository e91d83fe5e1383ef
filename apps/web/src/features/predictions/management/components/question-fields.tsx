import { quizLimits } from '@mofu/domain/quiz-rules'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import { QuizImage } from '../../components/quiz-image.tsx'
import type { QuizFormApi } from '../quiz-values.ts'
import { Section } from './section.tsx'

/** The question, its answers and its rules. */
export function QuestionFields({ form }: { form: QuizFormApi }) {
  const t = useTranslations('predictionManagement')
  return (
    <>
      <Section title={t('question')}>
        <form.AppField name="topic">
          {(field) => (
            <field.Text
              isRequired
              label={t('topic')}
              hint={t('topicHint', { most: quizLimits.topic })}
              maxLength={quizLimits.topic}
            />
          )}
        </form.AppField>
        <form.AppField name="content">
          {(field) => (
            <field.TextArea
              isRequired
              label={t('content')}
              hint={t('contentHint')}
              maxLength={quizLimits.content}
            />
          )}
        </form.AppField>
        <div className="grid gap-4 sm:grid-cols-2">
          <form.AppField name="a">
            {(field) => <field.Text isRequired label={t('optionA')} maxLength={quizLimits.option} />}
          </form.AppField>
          <form.AppField name="b">
            {(field) => (
              <field.Text
                isRequired
                label={t('optionB')}
                hint={t('optionHint')}
                maxLength={quizLimits.option}
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="image">
          {(field) => (
            <div className="grid gap-3">
              {field.state.value === '' ? null : (
                <div className="max-w-sm">
                  <QuizImage isFirst url={field.state.value} sizes="24rem" />
                </div>
              )}
              <UploadField
                label={t(field.state.value === '' ? 'image' : 'replaceImage')}
                purpose="picture"
                problem={problemOf(field.state.meta)}
                onFile={(file) => file && field.handleChange(file.pictureUrl ?? file.url)}
              />
            </div>
          )}
        </form.AppField>
      </Section>
      <Section title={t('rules')}>
        <form.AppField name="criteria">
          {(field) => (
            <field.TextArea
              isRequired
              label={t('criteria')}
              hint={t('criteriaHint')}
              maxLength={quizLimits.criteria}
            />
          )}
        </form.AppField>
        <form.AppField name="source">
          {(field) => (
            <field.Text isRequired label={t('source')} hint={t('sourceHint')} maxLength={quizLimits.source} />
          )}
        </form.AppField>
        <form.AppField name="fallback">
          {(field) => (
            <field.Text
              isRequired
              label={t('fallback')}
              hint={t('fallbackHint')}
              maxLength={quizLimits.fallback}
            />
          )}
        </form.AppField>
      </Section>
    </>
  )
}
