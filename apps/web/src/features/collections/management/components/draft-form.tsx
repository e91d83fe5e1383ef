import type { Address } from '@mofu/domain/address'
import type { CollectionDraft } from '@mofu/domain/collection-draft'
import { useStore } from '@tanstack/react-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { deployTermsQuery } from '../../../../parts/minting/queries.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { deployCollection } from '../actions/deploy-collection.ts'
import { saveDraft } from '../actions/save-draft.ts'
import { type DraftValues, readDraft } from '../draft-values.ts'
import { draftFieldOf, useDraftProblems } from '../use-draft-problems.ts'
import { PageFields } from './page-fields.tsx'
import { Section } from './section.tsx'

type DraftFormProps = {
  factory: Address
  draftId: string | undefined
  initial: DraftValues
  onSaved: (id: string) => void
}

/** All values of a new collection. They are saved as a draft before anything is signed. */
export function DraftForm({ factory, draftId, initial, onSaved }: DraftFormProps) {
  const t = useTranslations('management')
  const start = useStartTx()
  const queryClient = useQueryClient()
  const { chainId, coin } = useNetwork()
  const terms = useQuery(deployTermsQuery(useChainClient(chainId), chainId, factory))
  const paused = usePaused(chainId, 'CollectionFactory')
  const [isSaved, setSaved] = useState(false)

  const planWords = ({ name, maxMint, isOpen }: CollectionDraft) => ({
    gets: t('planGets', { name }),
    limit: maxMint === 0n ? t('planLimitNone') : String(maxMint),
    open: t(isOpen ? 'planOpenAll' : 'planOpenFew'),
  })

  const form = useAppForm<DraftValues>({
    values: initial,
    check: useDraftProblems(),
    fieldOf: draftFieldOf,
    onSend: async (values, { submitter }) => {
      const read = readDraft(values)
      if (!('draft' in read)) return
      const { draft } = read
      const id = await saveDraft({ id: draftId, chainId }, draft)
      await queryClient.invalidateQueries({ queryKey: ['collections', 'mine'] })
      onSaved(id)
      if (submitter === 'keep') setSaved(true)
      else if (terms.data) {
        const { fee } = terms.data
        start(deployCollection({ chainId, coin, factory, fee, draftId: id, draft, words: planWords(draft) }))
      }
    },
  })
  const isLimited = useStore(form.store, ({ values }) => values.isLimited)
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting)

  return (
    <Section title={t('form')}>
      <form.AppForm>
        <form.Form onEdit={() => setSaved(false)}>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <form.AppField name="name">
              {(field) => <field.Text isRequired label={t('name')} hint={t('nameHint')} />}
            </form.AppField>
            <form.AppField name="symbol">
              {(field) => <field.Text isRequired label={t('symbol')} hint={t('symbolHint')} />}
            </form.AppField>
          </div>
          <PageFields form={form} />
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="isLimited">
              {(field) => (
                <SelectField
                  label={t('limitKind')}
                  value={field.state.value ? 'limited' : 'unlimited'}
                  choices={[
                    { value: 'unlimited', label: t('unlimited') },
                    { value: 'limited', label: t('limited') },
                  ]}
                  onChoose={(kind) => field.handleChange(kind === 'limited')}
                />
              )}
            </form.AppField>
            {isLimited ? (
              <form.AppField name="limit">
                {(field) => (
                  <field.Text isRequired label={t('limit')} hint={t('limitHint')} inputMode="numeric" />
                )}
              </form.AppField>
            ) : null}
          </div>
          <form.AppField name="isOpen">
            {(field) => <field.Tick label={t('isOpen')} hint={t('isOpenHint')} />}
          </form.AppField>
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="text-soft">{t('deployFee')}</span>
            <strong className="font-display text-lg">
              {terms.data ? <AmountLabel amount={terms.data.fee} coin={coin} /> : '…'}
            </strong>
          </p>
          {terms.data?.isOpen === false ? <Note tone="honey">{t('factoryClosed')}</Note> : null}
          {paused === undefined ? null : <Note tone="honey">{paused}</Note>}
          <form.Failure />
          {isSaved ? <Note tone="mint">{t('savedDraft')}</Note> : null}
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              disabled={isSubmitting || !terms.data?.isOpen || paused !== undefined}
              className={buttonStyle('main', 'large')}
            >
              {isSubmitting ? t('saving') : t('deploy')}
            </button>
            <button
              type="submit"
              value="keep"
              disabled={isSubmitting}
              className={buttonStyle('plain', 'large')}
            >
              {t('save')}
            </button>
          </div>
          <p className="text-soft text-sm">{t('deployHint')}</p>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
