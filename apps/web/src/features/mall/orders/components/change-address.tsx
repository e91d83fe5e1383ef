import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { setShippingAddress } from '../actions/change-order.ts'
import { useOrderAction } from '../use-order-action.ts'
import { AddressChoice } from './address-choice.tsx'

/** Has an order sent to another of the buyer's addresses, before it is shipped. */
export function ChangeAddress({ shopper, orderId }: { shopper: string; orderId: string }) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const [isOpen, setOpen] = useState(false)
  const [addressId, setAddressId] = useState<string>()
  const changing = useOrderAction(
    (chosen: string) => setShippingAddress(orderId, chosen),
    () => setOpen(false),
  )
  const open = () => {
    setAddressId(undefined)
    changing.reset()
    setOpen(true)
  }
  return (
    <>
      <Button onClick={open}>{t('changeAddress.button')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('changeAddress.title')}
        description={t('changeAddress.text')}
        closeLabel={t('cancelDialog')}
      >
        <AddressChoice
          shopper={shopper}
          addressId={addressId ?? null}
          onAddress={(chosen) => {
            setAddressId(chosen)
            changing.reset()
          }}
        />
        {changing.isError ? (
          <div className="mt-3">
            <Note tone="berry">{wordsOf(changing.error).text}</Note>
          </div>
        ) : null}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            look="main"
            disabled={addressId === undefined || changing.isPending}
            onClick={() => addressId !== undefined && changing.mutate(addressId)}
          >
            {changing.isPending ? t('working') : t('changeAddress.save')}
          </Button>
          <Button onClick={() => setOpen(false)}>{t('cancelDialog')}</Button>
        </div>
      </Dialog>
    </>
  )
}
