import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AddressForm } from '../../components/address-form.tsx'
import { addressesQuery } from '../../queries.ts'
import { Panel } from './panel.tsx'

type ReceivingPanelProps = {
  shopper: string
  isPickup: boolean
  onPickup: (isPickup: boolean) => void
  /** The destination that the goods were priced for; null while there is no address. */
  addressId: string | null
  onAddress: (addressId: string) => void
}

/** Shipping or pickup, and the destination: a saved address, or a new one entered here. */
export function ReceivingPanel({ shopper, isPickup, onPickup, addressId, onAddress }: ReceivingPanelProps) {
  const t = useTranslations('orders')
  return (
    <Panel title={t('receiving')}>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {[false, true].map((one) => (
          <Radio
            key={String(one)}
            name="receiving"
            isChosen={isPickup === one}
            onChoose={() => onPickup(one)}
          >
            {t(one ? 'fetch' : 'send')}
          </Radio>
        ))}
      </div>
      {isPickup ? null : <Destination shopper={shopper} addressId={addressId} onAddress={onAddress} />}
    </Panel>
  )
}

function Destination({
  shopper,
  addressId,
  onAddress,
}: Pick<ReceivingPanelProps, 'shopper' | 'addressId' | 'onAddress'>) {
  const t = useTranslations('orders')
  const mall = useTranslations('mall')
  const book = useQuery(addressesQuery(shopper))
  const [isAdding, setAdding] = useState(false)
  if (book.isError) {
    return (
      <FailureNote title={mall('addressesError')} error={book.error} onRetry={() => void book.refetch()} />
    )
  }
  if (!book.data) return <Skeleton className="mt-3 h-20 rounded-2xl" />
  const isEmpty = book.data.length === 0
  return (
    <div className="mt-3 grid gap-3">
      {isEmpty ? (
        <p className="text-soft">{t('noAddress')}</p>
      ) : (
        <fieldset>
          <legend className="text-soft text-sm">{t('sentTo')}</legend>
          {book.data.map((one) => (
            <Radio
              key={one.id}
              name="address"
              isChosen={one.id === addressId}
              onChoose={() => onAddress(one.id)}
            >
              <span className="min-w-0 py-1">
                {one.name} · <span className="tabular-nums">{one.phone}</span>
                <span className="block font-normal break-words">{one.address}</span>
              </span>
            </Radio>
          ))}
        </fieldset>
      )}
      {isEmpty || isAdding ? (
        <section aria-label={mall('addAddress')} className="border-line rounded-2xl border-2 p-4">
          <AddressForm
            known={undefined}
            onDone={(id) => {
              setAdding(false)
              onAddress(id)
            }}
            {...(isEmpty ? {} : { onCancel: () => setAdding(false) })}
          />
        </section>
      ) : (
        <p>
          <Button size="small" onClick={() => setAdding(true)}>
            {mall('addAddress')}
          </Button>
        </p>
      )}
    </div>
  )
}
