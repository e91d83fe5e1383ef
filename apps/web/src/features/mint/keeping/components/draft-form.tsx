import type { Address } from '@mofu/domain/address'
import type { CollectionDraft } from '@mofu/domain/collection-draft'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useErrorWords } from '../../../../i18n/language.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { useNetwork } from '../../../../session/app-config.ts'
import { useChainClient } from '../../../../session/use-chain-client.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import { deployCollection } from '../actions/deploy-collection.ts'
import { saveDraft } from '../actions/save-draft.ts'
import { type DraftProblem, type DraftValues, readDraft } from '../draft-values.ts'
import { deployTermsQuery } from '../queries.ts'
import { PageFields } from './page-fields.tsx'
import { Section } from './section.tsx'

type DraftFormProps = {
  factory: Address
  draftId: string | undefined
  initial: DraftValues
  onSaved: (id: string) => void
}

/** Everything a collection is born with. It is kept as a draft before anything is signed. */
export function DraftForm({ factory, draftId, initial, onSaved }: DraftFormProps) {
  const t = useTranslations('keeping')
  const errors = useErrorWords()
  const wordsOf = useFailureWords()
  const start = useStartTx()
  const queryClient = useQueryClient()
  const { chainId, coin } = useNetwork()
  const terms = useQuery(deployTermsQuery(useChainClient(chainId), chainId, factory))
  const [values, setValues] = useState(initial)
  const [problem, setProblem] = useState<DraftProblem>()
  const change = (next: Partial<DraftValues>) => {
    setValues((before) => ({ ...before, ...next }))
    setProblem(undefined)
  }
  const wrong = (code: DraftProblem) =>
    problem === code && code in errors ? errors[code as never] : undefined

  const planWords = ({ name, maxMint, isOpen }: CollectionDraft) => ({
    gets: t('planGets', { name }),
    limit: maxMint === 0n ? t('planLimitNone') : String(maxMint),
    open: t(isOpen ? 'planOpenAll' : 'planOpenFew'),
  })

  const save = useMutation({
    mutationFn: async (andThen: 'keep' | 'deploy') => {
      const read = readDraft(values)
      if ('problem' in read) {
        setProblem(read.problem)
        return undefined
      }
      const id = await saveDraft({ id: draftId, chainId }, read.draft)
      await queryClient.invalidateQueries({ queryKey: ['collections', 'mine'] })
      onSaved(id)
      if (andThen === 'deploy' && terms.data) {
        start(
          deployCollection({
            chainId,
            coin,
            factory,
            fee: terms.data.fee,
            draftId: id,
            draft: read.draft,
            words: planWords(read.draft),
          }),
        )
      }
      return andThen
    },
  })

  return (
    <Section title={t('form')}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          problem={wrong('collections.name_length')}
          value={values.name}
          onText={(name) => change({ name })}
        />
        <TextField
          label={t('symbol')}
          hint={t('symbolHint')}
          problem={wrong('collections.symbol_length')}
          value={values.symbol}
          onText={(symbol) => change({ symbol })}
        />
      </div>
      <PageFields values={values} problem={problem} onChange={change} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('limitKind')}
          value={values.isLimited ? 'limited' : 'unlimited'}
          choices={[
            { value: 'unlimited', label: t('unlimited') },
            { value: 'limited', label: t('limited') },
          ]}
          onChoose={(kind) => change({ isLimited: kind === 'limited' })}
        />
        {values.isLimited ? (
          <TextField
            label={t('limit')}
            hint={t('limitHint')}
            problem={
              problem === 'limit' || problem === 'collections.mint_limit' ? t('limitWrong') : undefined
            }
            value={values.limit}
            inputMode="numeric"
            onText={(limit) => change({ limit })}
          />
        ) : null}
      </div>
      <TickBox
        label={t('isOpen')}
        hint={t('isOpenHint')}
        isTicked={values.isOpen}
        onTick={(isOpen) => change({ isOpen })}
      />
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-soft">{t('deployFee')}</span>
        <strong className="font-display text-lg">
          {terms.data ? <AmountLabel amount={terms.data.fee} coin={coin} /> : '…'}
        </strong>
      </p>
      {terms.data?.isOpen === false ? <Note tone="honey">{t('factoryClosed')}</Note> : null}
      {save.isError ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
      {save.data === 'keep' ? <Note tone="mint">{t('savedDraft')}</Note> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          look="main"
          size="large"
          disabled={save.isPending || !terms.data?.isOpen}
          onClick={() => save.mutate('deploy')}
        >
          {save.isPending ? t('saving') : t('deploy')}
        </Button>
        <Button size="large" disabled={save.isPending} onClick={() => save.mutate('keep')}>
          {t('save')}
        </Button>
      </div>
      <p className="text-soft text-sm">{t('deployHint')}</p>
    </Section>
  )
}
