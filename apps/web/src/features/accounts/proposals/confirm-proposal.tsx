import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { confirmProposal } from '../actions/decide-proposal.ts'
import type { Proposal } from '../queries.ts'
import { useProposalWords } from './use-proposal-words.ts'

type ConfirmProposalProps = { proposal: Proposal; onClose: () => void }

/** Says once more what happens, and does it. A refusal stays on screen with its reason. */
export function ConfirmProposal({ proposal, onClose }: ConfirmProposalProps) {
  const t = useTranslations('proposals')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { before, after } = useProposalWords(proposal)
  const confirming = useMutation({
    mutationFn: () => confirmProposal(proposal.id),
    onSuccess: async () => {
      onClose()
      await queryClient.invalidateQueries()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('confirmTitle')}
      description={`${before} ${after}`}
      closeLabel={t('close')}
    >
      {confirming.isError ? <Note tone="berry">{wordsOf(confirming.error).text}</Note> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="main" disabled={confirming.isPending} onClick={() => confirming.mutate()}>
          {confirming.isPending ? t('working') : t('confirm')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
