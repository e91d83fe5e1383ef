import { nameTimes } from '@mofu/domain/name-state'
import { nftId } from '@mofu/domain/nft-id'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'

import { alikeQuery } from '../../../api/alike-names.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import type { NamesPlace } from '../names-place.ts'
import { forgetPending, pendingOf, pendingRegistrations } from '../pending-registrations.ts'
import { type NameOffer, offerQuery } from '../queries.ts'
import { useDateText } from '../use-date-text.ts'
import { useNamesAccount } from '../use-names-account.ts'
import { RegisterPanel } from './register-panel.tsx'

type NameOfferPanelProps = { place: NamesPlace; label: string }

/** Whether a name can be had now, and how. */
export function NameOfferPanel({ place, label }: NameOfferPanelProps) {
  const t = useTranslations('names')
  const offer = useQuery(offerQuery(useChainClient(place.chainId), place, label))
  if (!offer.data) {
    return offer.isError ? (
      <FailureNote title={t('offerFailed')} error={offer.error} onRetry={() => void offer.refetch()} />
    ) : (
      <>
        <output className="sr-only">{t('searching')}</output>
        <Skeleton className="h-40 rounded-[20px]" />
      </>
    )
  }
  const { state } = offer.data
  return (
    <div className="border-line grid gap-5 border-t-2 pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-3xl break-all">{label}.pet</h3>
        <Badge tone={state === 'free' ? 'mint' : state === 'grace' ? 'berry' : 'plain'}>{t(state)}</Badge>
      </div>
      <AlikeNote place={place} label={label} />
      {state === 'free' ? (
        <RegisterPanel place={place} offer={offer.data} />
      ) : (
        <Taken place={place} offer={offer.data} />
      )}
    </div>
  )
}

/** A warning, and no refusal: both names are valid. */
function AlikeNote({ place: { chainId }, label }: NameOfferPanelProps) {
  const t = useTranslations('names')
  const { data: alike = [] } = useQuery(alikeQuery(chainId, label))
  if (alike.length === 0) return null
  return (
    <Note tone="honey" title={t('alikeTitle')}>
      {t('alikeText', { names: alike.map(({ name }) => name).join(', ') })}
    </Note>
  )
}

function Taken({ place: { chainId, contract }, offer }: { place: NamesPlace; offer: NameOffer }) {
  const t = useTranslations('names')
  const dateOf = useDateText()
  const account = useNamesAccount()
  const { label, tokenId, holder, expiry, state } = offer
  useEffect(() => {
    // A name that is somebody's needs no second step any more.
    const pending =
      account && pendingOf(pendingRegistrations.get(), { chainId, contract, label, owner: account })
    if (pending) forgetPending(pending)
  }, [account, chainId, contract, label])
  const isMine = account !== undefined && holder.toLowerCase() === account.toLowerCase()
  const id = nftId({ chainId, contract, tokenId })
  return (
    <div className="grid justify-items-start gap-3">
      {isMine ? (
        <p className="font-semibold">{t('yours')}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2">
          {t('takenBy')} <AddressLabel address={holder} />
        </p>
      )}
      <p className="text-soft">
        {state === 'grace'
          ? t('graceUntil', { date: dateOf(expiry), end: dateOf(expiry + nameTimes.grace) })
          : t('takenUntil', { date: dateOf(expiry) })}
      </p>
      <Link to="/pnsdetail/$id" params={{ id }} className={buttonStyle('plain')}>
        {t('seeName')}
      </Link>
    </div>
  )
}
