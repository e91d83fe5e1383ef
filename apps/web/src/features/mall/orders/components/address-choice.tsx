import { addressLimits } from '@mofu/domain/mall/address'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { countryOfPhone, type Recipient } from '../../buy-draft.ts'
import { AddressForm } from '../../components/address-form.tsx'
import { addressesQuery } from '../../queries.ts'

type AddressChoiceProps = {
  shopper: string
  addressId: string | null
  onAddress: (addressId: string) => void
  /** A recipient who is not in the address book yet: offered to be saved. */
  recipient?: Recipient | undefined
  onForget?: () => void
}

/** A destination: a saved address, or a new one entered here. */
export function AddressChoice({ shopper, addressId, onAddress, recipient, onForget }: AddressChoiceProps) {
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
  const canCancel = !isEmpty || recipient !== undefined
  const close = () => {
    setAdding(false)
    onForget?.()
  }
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
              isChosen={one.id === addressId && recipient === undefined}
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
      {isEmpty || isAdding || recipient ? (
        <section aria-label={mall('addAddress')} className="border-line rounded-2xl border-2 p-4">
          {recipient ? <p className="mb-3 font-semibold">{t('fromLink')}</p> : null}
          <AddressForm
            key={recipient ? 'link' : 'new'}
            known={undefined}
            {...(recipient ? { prefill: prefillOf(recipient) } : {})}
            onDone={(id) => {
              setAdding(false)
              onAddress(id)
            }}
            {...(canCancel ? { onCancel: close } : {})}
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

function prefillOf({ name, phone, address }: Recipient) {
  const country = countryOfPhone(phone)
  return {
    name: name.slice(0, addressLimits.name),
    phone: phone.slice(0, addressLimits.phone),
    address: address.slice(0, addressLimits.line),
    ...(country ? { country } : {}),
  }
}
