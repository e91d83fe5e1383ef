import type { Address } from '@mofu/domain/address'
import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { RecipientField } from '../../../../parts/recipient/recipient-field.tsx'
import { useRecipient } from '../../../../parts/recipient/use-recipient.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { transferPet } from '../actions/transfer-pet.ts'
import type { PetTrade } from '../traded-pet.ts'

type TransferDialogProps = { trade: PetTrade; account: Address; isListed: boolean; onClose: () => void }

/** Transfers a pet: the recipient, and a warning that it cannot be undone. */
export function TransferDialog({ trade, account, isListed, onClose }: TransferDialogProps) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const start = useStartTx()
  const form = useAppForm({
    values: { to: '' },
    // What is wrong is shown by the field itself, while it is typed.
    check: () => ({ to: recipient.state === 'found' && !isSelf ? undefined : t('transferSelf') }),
    onSend: () => {
      if (recipient.state !== 'found' || isSelf) return
      onClose()
      start(transferPet({ ...trade, account, to: recipient.address, typed: recipient.typed }))
    },
  })
  const text = useStore(form.store, ({ values }) => values.to)
  const wasTried = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const recipient = useRecipient(text, trade.place.chainId)
  const isSelf = recipient.state === 'found' && recipient.address === account.toLowerCase()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('transferTitle', { name: trade.pet.name })}
      description={t('transferText')}
      closeLabel={tTx('close')}
    >
      <form.AppForm>
        <form.Form className="grid gap-5">
          <form.AppField name="to">
            {(field) => (
              <RecipientField
                isRequired
                label={t('transferTo')}
                text={field.state.value}
                onText={field.handleChange}
                chainId={trade.place.chainId}
                recipient={recipient}
                wasTried={wasTried}
                problem={isSelf ? t('transferSelf') : undefined}
              />
            )}
          </form.AppField>
          {isListed ? (
            <p className="bg-honey-wash text-honey-text rounded-2xl px-4 py-3">{t('transferEndsAsk')}</p>
          ) : null}
          <form.Submit size="large" workingText={t('goOn')}>
            {t('goOn')}
          </form.Submit>
        </form.Form>
      </form.AppForm>
    </Dialog>
  )
}
