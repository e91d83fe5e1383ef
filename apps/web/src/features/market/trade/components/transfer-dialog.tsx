import { type Address, parseAddress } from '@mofu/domain/address'
import { type FormEvent, useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { transferPet } from '../actions/transfer-pet.ts'
import type { PetTrade } from '../traded-pet.ts'
import { nativeCoin } from '../trading-place.ts'

type TransferDialogProps = { trade: PetTrade; account: Address; isListed: boolean; onClose: () => void }

/** Transfers a pet: the recipient, and a warning that it cannot be undone. */
export function TransferDialog({ trade, account, isListed, onClose }: TransferDialogProps) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const start = useStartTx()
  const [text, setText] = useState('')
  const [wasTried, setTried] = useState(false)
  const to = parseAddress(text.trim())
  const isSelf = to?.toLowerCase() === account.toLowerCase()
  const isGood = to !== undefined && !isSelf && to !== nativeCoin
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood) return
    onClose()
    start(transferPet({ ...trade, account, to }))
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
        <TextField
          label={t('transferTo')}
          value={text}
          onText={setText}
          autoComplete="off"
          spellCheck={false}
          placeholder="0x…"
          problem={wasTried && !isGood ? t(isSelf ? 'transferSelf' : 'addressWrong') : undefined}
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
