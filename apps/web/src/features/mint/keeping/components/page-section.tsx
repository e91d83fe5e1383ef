import type { Address } from '@mofu/domain/address'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useEdited } from '../../../../parts/use-edited.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { type DraftProblem, type DraftValues, newDraft, readDraft, valuesOf } from '../draft-values.ts'
import { type Kept, savePage } from '../queries.ts'
import { PageFields } from './page-fields.tsx'
import { Section } from './section.tsx'

/** The page of a collection on the chain. Its name and its limit were fixed when it was made. */
export function PageSection({ kept, wallet }: { kept: Kept; wallet: Address }) {
  const t = useTranslations('keeping')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { name, symbol, maxMint, isOpen, page } = kept
  const { values, change, clear } = useEdited<DraftValues>(
    page
      ? valuesOf({ ...page, name, symbol, maxMint, isOpen })
      : { ...newDraft(wallet, 'plain'), name, symbol, recipient: kept.creator },
  )
  const [problem, setProblem] = useState<DraftProblem>()
  const save = useMutation({
    mutationFn: async () => {
      const read = readDraft({ ...values, isLimited: false })
      if ('problem' in read) {
        setProblem(read.problem)
        return false
      }
      const { logo, banner, description, socialLink, royalty, recipient } = read.draft
      await savePage(kept.id, { logo, banner, description, socialLink, royalty, recipient })
      await queryClient.invalidateQueries({ queryKey: ['collections'] })
      clear()
      return true
    },
  })
  return (
    <Section title={t('form')}>
      <PageFields
        values={values}
        problem={problem}
        onChange={(more) => {
          change(more)
          setProblem(undefined)
          save.reset()
        }}
      />
      {save.isError ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
      {save.data ? <Note tone="mint">{t('saved')}</Note> : null}
      <Button
        look="main"
        className="justify-self-start"
        disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        {save.isPending ? t('saving') : t('saveChanges')}
      </Button>
    </Section>
  )
}
