import { textIn } from '@mofu/domain/local-text'
import type { ShopApplication } from '@mofu/wire/mall/merchant/shops'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useLanguage } from '../../i18n/language.ts'
import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { AddressLabel } from '../../parts/address-label.tsx'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { reviewShop } from './actions/open-shop.ts'
import { AskToSignIn } from './components/ask-to-sign-in.tsx'
import { applicationsQuery } from './queries.ts'
import { useShopper } from './use-shopper.ts'

/** Shop applications that wait for an admin. The server authorises; this only spares others an empty page. */
export function ReviewScreen() {
  const t = useTranslations('mall')
  const shopper = useShopper()
  if (!shopper?.startsWith('web3')) return <AskToSignIn isPage isWalletOnly text={t('reviewSignIn')} />
  return (
    <div className="page max-w-3xl! py-8 sm:py-12">
      <PageTitle text={`${t('reviewTitle')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:text-5xl">{t('reviewTitle')}</h1>
      <Waiting key={shopper} shopper={shopper} />
    </div>
  )
}

function Waiting({ shopper }: { shopper: string }) {
  const t = useTranslations('mall')
  const waiting = useQuery(applicationsQuery(shopper))
  if (waiting.isError) {
    return <FailureNote title={t('listError')} error={waiting.error} onRetry={() => void waiting.refetch()} />
  }
  if (!waiting.data) return <StateNote scene="loading" title={t('loading')} />
  if (waiting.data.length === 0) return <StateNote scene="empty" title={t('reviewEmpty')} />
  return (
    <ul className="grid gap-6">
      {waiting.data.map((one) => (
        <Application key={one.id} one={one} />
      ))}
    </ul>
  )
}

const SHORTEST_REASON = 3

function Application({ one }: { one: ShopApplication }) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const review = useMutation({
    mutationFn: (isApproved: boolean) => reviewShop({ id: one.id, isApproved, reason }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
  const isShort = reason.trim().length < SHORTEST_REASON
  const decide = (isApproved: boolean) => {
    setTried(true)
    if (!isShort) review.mutate(isApproved)
  }
  return (
    <li className="card grid gap-3 p-5 sm:p-8">
      <h2 className="text-2xl">{one.name}</h2>
      <p className="whitespace-pre-line">{textIn(language, one.about)}</p>
      <p className="text-soft whitespace-pre-line">{textIn(language, one.terms)}</p>
      <p className="text-soft text-sm">
        {one.email} · {one.country} {one.pickupPoint === null ? '' : `· ${one.pickupPoint}`}
      </p>
      <p className="text-sm">
        <span className="text-soft block">{t('payout')}</span>
        <AddressLabel isFull address={one.payoutAddress} />
      </p>
      {review.isError ? <Note tone="berry">{wordsOf(review.error).text}</Note> : null}
      <TextField
        label={t('reviewReason')}
        hint={t('reviewReasonHint')}
        value={reason}
        problem={hasTried && isShort ? t('reviewReasonNeeded') : undefined}
        onText={setReason}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="main" disabled={review.isPending} onClick={() => decide(true)}>
          {t('approveShop')}
        </Button>
        <Button disabled={review.isPending} onClick={() => decide(false)}>
          {t('rejectShop')}
        </Button>
      </div>
    </li>
  )
}
