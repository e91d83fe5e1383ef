import type { Address } from '@mofu/domain/address'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Note } from '../../../../ui/note.tsx'
import { type DraftValues, newDraft, readDraft, valuesOf } from '../draft-values.ts'
import { type ManagedCollection, savePage } from '../queries.ts'
import { draftFieldOf, useDraftProblems } from '../use-draft-problems.ts'
import { PageFields } from './page-fields.tsx'
import { Section } from './section.tsx'

/** The page of a deployed collection. Its name and its supply limit cannot change. */
export function PageSection({ collection, wallet }: { collection: ManagedCollection; wallet: Address }) {
  const t = useTranslations('management')
  const queryClient = useQueryClient()
  const { name, symbol, maxMint, isOpen, page } = collection
  const problemsOf = useDraftProblems()
  const save = useMutation({
    mutationFn: async (values: DraftValues) => {
      const read = readDraft({ ...values, isLimited: false })
      if (!('draft' in read)) return
      const { logo, banner, description, socialLink, royalty, recipient } = read.draft
      await savePage(collection.id, { logo, banner, description, socialLink, royalty, recipient })
      await queryClient.invalidateQueries({ queryKey: ['collections'] })
    },
  })
  const form = useAppForm<DraftValues>({
    values: page
      ? valuesOf({ ...page, name, symbol, maxMint, isOpen })
      : { ...newDraft(wallet, 'plain'), name, symbol, recipient: collection.creator },
    check: (values) => problemsOf({ ...values, isLimited: false }),
    fieldOf: draftFieldOf,
    onSend: (values) => save.mutateAsync(values),
  })
  return (
    <Section title={t('form')}>
      <form.AppForm>
        <form.Form onEdit={save.reset}>
          <PageFields form={form} />
          <form.Failure />
          {save.isSuccess ? <Note tone="mint">{t('saved')}</Note> : null}
          <form.Submit workingText={t('saving')}>{t('saveChanges')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
