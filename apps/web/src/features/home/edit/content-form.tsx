import type { homeContent, HomeContent } from '@mofu/wire/home'
import type { Data } from '@mofu/wire/route'
import { useStore } from '@tanstack/react-form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { saveHome } from '../actions/write-home.ts'
import { choicesQuery, type EditorRole } from '../queries.ts'
import { BannerRows } from './banner-rows.tsx'
import { LaunchpadRows } from './launchpad-rows.tsx'
import { SeriesRows } from './series-rows.tsx'

type ContentFormProps = { role: EditorRole; stored: Data<typeof homeContent>; onReload: () => void }

const SHORTEST_REASON = 3

export function ContentForm({ role, stored, onReload }: ContentFormProps) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { chainId } = useNetwork()
  const collections = useQuery(choicesQuery(chainId)).data ?? []
  const [version, setVersion] = useState(stored.version)
  const save = useMutation({
    mutationFn: saveHome,
    onSuccess: (next) => {
      setVersion(next)
      return queryClient.invalidateQueries({ queryKey: ['home', 'page'] })
    },
  })
  const form = useAppForm<{ content: HomeContent; reason: string }>({
    values: { content: stored.content, reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < SHORTEST_REASON ? t('editHome.reasonHint') : undefined,
    }),
    onSend: async ({ content: changed, reason }) => {
      await save.mutateAsync({ chainId, version, content: changed, reason })
      form.setFieldValue('reason', '', { dontValidate: true })
    },
  })
  const content = useStore(form.store, ({ values }) => values.content)
  const set = <Part extends keyof HomeContent>(part: Part) => {
    return (rows: HomeContent[Part]) =>
      form.setFieldValue('content', (before) => ({ ...before, [part]: rows }))
  }
  const choices = collections.map(({ id, name }) => ({ value: id, label: name }))
  const failure = save.isError ? wordsOf(save.error) : undefined
  return (
    <form.AppForm>
      <form.Form className="grid gap-6">
        {stored.updatedBy === null || stored.updatedAt === null ? null : (
          <p className="text-soft flex flex-wrap items-center gap-x-2">
            {t('editHome.lastChange')} <TimeAgo at={Date.parse(stored.updatedAt) / 1_000} />
            <AddressLabel address={stored.updatedBy} />
          </p>
        )}
        {role === 'admin' ? (
          <>
            <BannerRows rows={content.banners} onRows={set('banners')} />
            <SeriesRows rows={content.popularSeries} choices={choices} onRows={set('popularSeries')} />
          </>
        ) : (
          <Note tone="honey">{t('editHome.launchpadOnly')}</Note>
        )}
        <LaunchpadRows rows={content.launchpad} choices={choices} onRows={set('launchpad')} />
        <div className="card grid gap-4 p-5 sm:p-8">
          {failure ? (
            <Note tone="berry">
              <p>{failure.text}</p>
              {failure.code === 'home.changed_meanwhile' ? (
                <Button size="small" className="mt-3" onClick={onReload}>
                  {t('editHome.reload')}
                </Button>
              ) : null}
            </Note>
          ) : null}
          {save.isSuccess ? (
            <Note tone="mint">
              {t('editHome.saved')}{' '}
              <Link to="/" className="underline underline-offset-4">
                {t('editHome.look')}
              </Link>
            </Note>
          ) : null}
          <form.AppField name="reason">
            {(field) => (
              <field.Text
                isRequired
                label={t('editHome.reason')}
                hint={t('editHome.reasonHint')}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.Submit workingText={t('editHome.working')}>{t('editHome.save')}</form.Submit>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
