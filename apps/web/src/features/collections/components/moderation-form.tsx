import { type CollectionState, collectionStates } from '@mofu/domain/collection-states'
import type { CollectionDetail } from '@mofu/wire/collections'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { Note } from '../../../ui/note.tsx'
import { RadioChoice } from '../../../ui/radio-choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { moderateCollection } from '../actions/moderate-collection.ts'

const SHORTEST_REASON = 3

// Reads the chain: the wallet code loads only when an admin looks at this state.
const BlacklistState = lazy(async () => {
  const { BlacklistState: component } = await import('../blacklist/blacklist-state.tsx')
  return { default: component }
})

/** The moderation of a collection, with a reason for the audit log. */
export function ModerationForm({ collection }: { collection: CollectionDetail }) {
  const { id, state: now } = collection
  const t = useTranslations('collections')
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<CollectionState>()
  const form = useAppForm<{ state: CollectionState; reason: string }>({
    values: { state: now, reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < SHORTEST_REASON ? t('adminReasonHint') : undefined,
    }),
    onSend: async ({ state, reason }) => {
      setChanged(undefined)
      await moderateCollection({ id, state, reason })
      setChanged(state)
      form.setFieldValue('reason', '', { dontValidate: true })
      await queryClient.invalidateQueries({ queryKey: ['collections'] })
    },
  })
  return (
    <section aria-labelledby="moderation" className="card mt-10 p-5 sm:p-8">
      <h2 id="moderation" className="text-2xl">
        {t('adminTitle')}
      </h2>
      <p className="text-soft mb-4">{t('adminText')}</p>
      <form.AppForm>
        <form.Form className="grid max-w-lg gap-4">
          <form.Failure />
          {changed ? <Note tone="mint">{t('adminDone', { state: t(changed) })}</Note> : null}
          <form.AppField name="state">
            {(field) => (
              <RadioChoice
                label={t('adminState')}
                name="state"
                values={collectionStates}
                chosen={field.state.value}
                onChoose={field.handleChange}
                textOf={(one) => t(one)}
              />
            )}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.state === 'disabled'}>
            {(isDisabled) =>
              isDisabled ? (
                <Suspense fallback={<Skeleton className="h-32 rounded-2xl" />}>
                  <BlacklistState collection={collection} />
                </Suspense>
              ) : null
            }
          </form.Subscribe>
          <form.AppField name="reason">
            {(field) => (
              <field.Text
                isRequired
                label={t('adminReason')}
                hint={t('adminReasonHint')}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.Submit workingText={t('adminWorking')}>{t('adminSend')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </section>
  )
}
