import { type Address, parseAddress } from '@mofu/domain/address'
import { payoutFault } from '@mofu/domain/payout-address'
import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'
import { readAmount } from '@mofu/domain/read-amount'
import { type FormEvent, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
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
  const isMistyped = payoutFault(toText.trim()) === 'checksum'
  const to = receiverIn(toText.trim(), account, of.contract)
  const amount = readAmount(amountText, SHARE_DECIMALS)
  const isGoodAmount = amount !== undefined && amount > 0n && amount <= most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (to && isGoodAmount) start(sendShares({ of, to, amount, means: t('plan.sendMeansText') }))
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('sendTo')}
        value={toText}
        onText={setTo}
        autoComplete="off"
        spellCheck={false}
        placeholder="0x…"
        problem={wasTried && !to ? t(isMistyped ? 'sendWrongCharacter' : 'sendWrongTo') : undefined}
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

/** Without a wrong character, and neither the sender nor the contract, which would refuse them. */
function receiverIn(text: string, account: string, contract: string): Address | undefined {
  if (payoutFault(text) !== undefined) return undefined
  const to = parseAddress(text)
  return [account, contract].some((one) => one.toLowerCase() === to) ? undefined : to
}
