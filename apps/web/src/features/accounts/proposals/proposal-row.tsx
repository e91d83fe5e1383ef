import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Proposal } from '../queries.ts'
import { ConfirmProposal } from './confirm-proposal.tsx'
import { useProposalWords } from './use-proposal-words.ts'
import { WithdrawProposal } from './withdraw-proposal.tsx'

/** What is proposed, by whom and why, what it changes, and the two ways it can end. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('proposals')
  const format = useFormatter()
  const { title, before, after } = useProposalWords(proposal)
  const { id, reason, proposer, ender, endsAt, endReason, state, isOwn } = proposal
  const until = format.dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="grid gap-3 py-4">
      <h3 id={`proposal-${id}`} className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {title}
        <SubjectLink proposal={proposal} />
      </h3>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <Fact name={t('fact.before')}>{before}</Fact>
        <Fact name={t('fact.after')}>{after}</Fact>
        <Fact name={t('fact.reason')}>{reason}</Fact>
        <Fact name={t('fact.proposer')}>
          <AddressLabel address={proposer} />
        </Fact>
        {state === 'proposed' ? <Fact name={t('fact.until')}>{until}</Fact> : null}
        {ender === null ? null : (
          <Fact name={t('fact.ender')}>
            <AddressLabel address={ender} />
          </Fact>
        )}
        {endReason === null ? null : <Fact name={t('fact.endReason')}>{endReason}</Fact>}
      </dl>
      {state === 'proposed' ? <Decision proposal={proposal} isOwn={isOwn} /> : null}
    </li>
  )
}

function Decision({ proposal, isOwn }: { proposal: Proposal; isOwn: boolean }) {
  const t = useTranslations('proposals')
  const [asking, setAsking] = useState<'confirm' | 'withdraw'>()
  const close = () => setAsking(undefined)
  return (
    <>
      {isOwn ? <Note tone="honey">{t('own')}</Note> : null}
      <p className="flex flex-wrap gap-3">
        {isOwn ? null : (
          <Button look="main" onClick={() => setAsking('confirm')}>
            {t('confirm')}
          </Button>
        )}
        <Button onClick={() => setAsking('withdraw')}>{t(isOwn ? 'withdraw' : 'decline')}</Button>
      </p>
      {asking === 'confirm' ? <ConfirmProposal proposal={proposal} onClose={close} /> : null}
      {asking === 'withdraw' ? <WithdrawProposal proposal={proposal} onClose={close} /> : null}
    </>
  )
}

function SubjectLink({ proposal: { kind, parameters } }: { proposal: Proposal }) {
  const t = useTranslations('proposals')
  const style = 'text-base underline underline-offset-4'
  if (kind === 'predictions.result') {
    return (
      <Link to="/quiz/detail/$id" params={{ id: parameters['quizId'] ?? '' }} className={style}>
        {t('seeQuiz')}
      </Link>
    )
  }
  return (
    <Link to="/order-detail/$id" params={{ id: parameters['orderId'] ?? '' }} className={style}>
      {t('seeOrder')}
    </Link>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-soft text-sm sm:text-base">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
