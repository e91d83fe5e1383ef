import type { Address } from '@mofu/domain/address'
import { type FormEvent, useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { RecipientField } from '../../../../parts/recipient/recipient-field.tsx'
import { useRecipient } from '../../../../parts/recipient/use-recipient.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { transferPet } from '../actions/transfer-pet.ts'
import type { PetTrade } from '../traded-pet.ts'

type TransferDialogProps = { trade: PetTrade; account: Address; isListed: boolean; onClose: () => void }

/** Transfers a pet: the recipient, and a warning that it cannot be undone. */
export function TransferDialog({ trade, account, isListed, onClose }: TransferDialogProps) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const start = useStartTx()
  const [text, setText] = useState('')
  const [wasTried, setTried] = useState(false)
  const recipient = useRecipient(text, trade.place.chainId)
  const isSelf = recipient.state === 'found' && recipient.address === account.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (recipient.state !== 'found' || isSelf) return
    onClose()
    start(transferPet({ ...trade, account, to: recipient.address, typed: recipient.typed }))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('transferTitle', { name: trade.pet.name })}
      description={t('transferText')}
      closeLabel={tTx('close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <RecipientField
          label={t('transferTo')}
          text={text}
          onText={setText}
          chainId={trade.place.chainId}
          recipient={recipient}
          wasTried={wasTried}
          problem={isSelf ? t('transferSelf') : undefined}
        />
        {isListed ? (
          <p className="bg-honey-wash text-honey-text rounded-2xl px-4 py-3">{t('transferEndsAsk')}</p>
        ) : null}
        <button type="submit" className={buttonStyle('main', 'large', 'w-full')}>
          {t('goOn')}
        </button>
      </form>
    </Dialog>
  )
}
