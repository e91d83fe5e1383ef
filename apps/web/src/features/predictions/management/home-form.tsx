import { HOT_QUIZZES } from '@mofu/domain/quiz-home'
import type { quizHomeContent, QuizHomeContent } from '@mofu/wire/predictions/home'
import type { Data } from '@mofu/wire/route'
import { useStore } from '@tanstack/react-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { LocalTextFields } from '../../../parts/local-text-fields.tsx'
import { PictureSlot } from '../../../parts/picture-slot.tsx'
import { RowList } from '../../../parts/row-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { saveQuizHome } from './actions/write-home.ts'

type HomeFormProps = { stored: Data<typeof quizHomeContent>; onReload: () => void }

const SHORTEST_REASON = 3
const NEW_LINK = '/quiz/detail/1'

/** The banner and the hot entries of the quiz home. */
export function HomeForm({ stored, onReload }: HomeFormProps) {
  const t = useTranslations('predictionManagement')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { chainId } = useNetwork()
  const [version, setVersion] = useState(stored.version)
  const save = useMutation({
    mutationFn: saveQuizHome,
    onSuccess: (next) => {
      setVersion(next)
      return queryClient.invalidateQueries({ queryKey: ['predictions', 'home'] })
    },
  })
  const failure = save.isError ? wordsOf(save.error) : undefined
  const form = useAppForm<{ content: QuizHomeContent; reason: string }>({
    values: { content: stored.content, reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < SHORTEST_REASON ? t('changeReasonHint') : undefined,
    }),
    onSend: async ({ content: changed, reason }) => {
      await save.mutateAsync({ chainId, version, content: changed, reason })
      form.setFieldValue('reason', '', { dontValidate: true })
    },
  })
  const content = useStore(form.store, ({ values }) => values.content)
  const set = (part: Partial<QuizHomeContent>) =>
    form.setFieldValue('content', (before) => ({ ...before, ...part }))
  return (
    <form.AppForm>
      <form.Form className="grid gap-6">
        <RowList
          title={t('banner')}
          text={t('bannerText')}
          add={t('addBanner')}
          rows={content.banner ? [content.banner] : []}
          most={1}
          onRows={([banner]) => set({ banner: banner ?? null })}
          fresh={() => ({ src: '', srcMobile: null, title: {}, link: NEW_LINK })}
        >
          {(row, change) => (
            <>
              <PictureSlot
                label={t('wide')}
                url={row.src}
                onUrl={(src) => change({ ...row, src: src ?? '' })}
              />
              <PictureSlot
                label={t('narrow')}
                url={row.srcMobile}
                onUrl={(srcMobile) => change({ ...row, srcMobile })}
              />
              <Titled row={row} onChange={(titled) => change({ ...row, ...titled })} />
            </>
          )}
        </RowList>
        <RowList
          title={t('hot')}
          text={t('hotText')}
          add={t('addHot')}
          rows={content.hot}
          most={HOT_QUIZZES}
          onRows={(hot) => set({ hot })}
          fresh={() => ({ src: '', title: {}, link: NEW_LINK })}
        >
          {(row, change) => (
            <>
              <PictureSlot
                label={t('picture')}
                url={row.src}
                onUrl={(src) => change({ ...row, src: src ?? '' })}
              />
              <Titled row={row} onChange={(titled) => change({ ...row, ...titled })} />
            </>
          )}
        </RowList>
        <div className="card grid gap-4 p-5 sm:p-8">
          {failure ? (
            <Note tone="berry">
              <p>{failure.text}</p>
              {failure.code === 'home.changed_meanwhile' ? (
                <Button size="small" className="mt-3" onClick={onReload}>
                  {t('reload')}
                </Button>
              ) : null}
            </Note>
          ) : null}
          {save.isSuccess ? (
            <Note tone="mint">
              {t('saved')}{' '}
              <Link to="/quiz" className="underline underline-offset-4">
                {t('look')}
              </Link>
            </Note>
          ) : null}
          <form.AppField name="reason">
            {(field) => (
              <field.Text
                isRequired
                label={t('changeReason')}
                hint={t('changeReasonHint')}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.Submit workingText={t('working')}>{t('save')}</form.Submit>
        </div>
      </form.Form>
    </form.AppForm>
  )
}

type Title = Pick<QuizHomeContent['hot'][number], 'title' | 'link'>

function Titled({ row: { title, link }, onChange }: { row: Title; onChange: (row: Title) => void }) {
  const t = useTranslations('predictionManagement')
  return (
    <>
      <LocalTextFields
        label={t('rowTitle')}
        text={title}
        onText={(text) => onChange({ title: text, link })}
      />
      <TextField
        label={t('link')}
        hint={t('linkHint')}
        value={link}
        onText={(text) => onChange({ title, link: text })}
      />
    </>
  )
}
