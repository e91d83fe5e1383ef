import type { ShippingAddress } from '@mofu/wire/mall/addresses'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { deleteAddress, setDefaultAddress } from './actions/save-address.ts'
import { AddressForm } from './components/address-form.tsx'
import { AskToSignIn } from './components/ask-to-sign-in.tsx'
import { addressesQuery } from './queries.ts'
import { useShopper } from './use-shopper.ts'

export function AddressesScreen() {
  const t = useTranslations('mall')
  const shopper = useShopper()
  if (shopper === undefined) return <AskToSignIn isPage text={t('addressesSignIn')} />
  return (
    <div className="page max-w-3xl! py-8 sm:py-12">
      <PageTitle text={`${t('addresses')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:text-5xl">{t('addresses')}</h1>
      <Book key={shopper} shopper={shopper} />
    </div>
  )
}

function Book({ shopper }: { shopper: string }) {
  const t = useTranslations('mall')
  const book = useQuery(addressesQuery(shopper))
  const [edited, setEdited] = useState<ShippingAddress | 'new'>()
  if (book.isError) {
    return <FailureNote title={t('addressesError')} error={book.error} onRetry={() => void book.refetch()} />
  }
  if (!book.data) return <Skeleton className="h-40 w-full rounded-[20px]" />
  if (edited !== undefined) {
    return (
      <section aria-label={t('addAddress')} className="card p-5 sm:p-8">
        <AddressForm
          known={edited === 'new' ? undefined : edited}
          onDone={() => setEdited(undefined)}
          onCancel={() => setEdited(undefined)}
        />
      </section>
    )
  }
  return (
    <div className="grid gap-4">
      {book.data.length === 0 ? (
        <StateNote scene="empty" title={t('addressesEmpty')} text={t('addressesEmptyText')} />
      ) : (
        <ul className="grid gap-4">
          {book.data.map((one) => (
            <Card key={one.id} address={one} onEdit={() => setEdited(one)} />
          ))}
        </ul>
      )}
      <Button look="main" className="justify-self-center" onClick={() => setEdited('new')}>
        {t('addAddress')}
      </Button>
    </div>
  )
}

function Card({ address, onEdit }: { address: ShippingAddress; onEdit: () => void }) {
  const t = useTranslations('mall')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: (what: 'default' | 'delete') =>
      what === 'default' ? setDefaultAddress(address.id) : deleteAddress(address.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
  return (
    <li className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-display text-lg font-extrabold">{address.name}</span>
        <span className="text-soft tabular-nums">{address.phone}</span>
        {address.isDefault ? <Badge tone="mint">{t('defaultAddress')}</Badge> : null}
      </div>
      <p>{address.address}</p>
      {change.isError ? <Note tone="berry">{wordsOf(change.error).text}</Note> : null}
      <div className="flex flex-wrap gap-2">
        {isAsking ? (
          <>
            <Button size="small" onClick={() => change.mutate('delete')}>
              {t('reallyDelete')}
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" onClick={onEdit}>
              {t('editAddress')}
            </Button>
            {address.isDefault ? null : (
              <Button size="small" disabled={change.isPending} onClick={() => change.mutate('default')}>
                {t('makeDefault')}
              </Button>
            )}
            <Button size="small" look="quiet" onClick={() => setAsking(true)}>
              {t('deleteAddress')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
