import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'
import { readAmount } from '@mofu/domain/read-amount'
import { type FormEvent, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { RecipientField } from '../../../parts/recipient/recipient-field.tsx'
import { useRecipient } from '../../../parts/recipient/use-recipient.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { PledgeCollection } from '../actions/pledge-call.ts'
import { sendShares } from '../actions/send-shares.ts'
import { shareText } from '../share-text.ts'

type SendFormProps = { of: PledgeCollection; account: string; most: bigint }

/** Sends shares of a collection to somebody else. */
export function SendForm({ of, account, most }: SendFormProps) {
  const t = useTranslations('pledge')
  const start = useStartTx()
  const [toText, setTo] = useState('')
  const [amountText, setAmount] = useState('')
  const [wasTried, setTried] = useState(false)
  const to = useRecipient(toText, of.chainId)
  // The contract refuses both.
  const isRefused =
    to.state === 'found' && [account, of.contract].some((one) => one.toLowerCase() === to.address)
  const amount = readAmount(amountText, SHARE_DECIMALS)
  const isGoodAmount = amount !== undefined && amount > 0n && amount <= most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (to.state !== 'found' || isRefused || !isGoodAmount) return
    start(sendShares({ of, to: to.address, typed: to.typed, amount, means: t('plan.sendMeansText') }))
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RecipientField
        label={t('sendTo')}
        text={toText}
        onText={setTo}
        chainId={of.chainId}
        recipient={to}
        wasTried={wasTried}
        problem={isRefused ? t('sendWrongTo') : undefined}
      />
      <TextField
        label={t('sendAmount')}
        value={amountText}
        onText={setAmount}
        inputMode="decimal"
        autoComplete="off"
        problem={wasTried && !isGoodAmount ? t('sendWrongAmount', { most: shareText(most) }) : undefined}
      />
      <button type="submit" className={buttonStyle('plain', 'normal', 'justify-self-start')}>
        {t('goOn')}
      </button>
    </form>
  )
}
