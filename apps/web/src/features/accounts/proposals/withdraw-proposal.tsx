import { useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { withdrawProposal } from '../actions/decide-proposal.ts'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import type { Proposal } from '../queries.ts'
import { useProposalWords } from './use-proposal-words.ts'

type WithdrawProposalProps = { proposal: Proposal; onClose: () => void }

/** Takes back one's own proposal or declines another's, with the reason. */
export function WithdrawProposal({ proposal, onClose }: WithdrawProposalProps) {
  const t = useTranslations('proposals')
  const queryClient = useQueryClient()
  const { before } = useProposalWords(proposal)
  const { id, isOwn } = proposal
  return (
    <ReasonDialog
      title={t(isOwn ? 'withdrawTitle' : 'declineTitle')}
      description={before}
      send={t(isOwn ? 'withdraw' : 'decline')}
      onSend={async (reason) => {
        await withdrawProposal({ id, reason })
        await queryClient.invalidateQueries()
      }}
      onClose={onClose}
    />
  )
}
