import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'
import { readAmount } from '@mofu/domain/read-amount'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RecipientField } from '../../../parts/recipient/recipient-field.tsx'
import { useRecipient } from '../../../parts/recipient/use-recipient.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import type { PledgeCollection } from '../actions/pledge-call.ts'
import { sendShares } from '../actions/send-shares.ts'
import { isContractQuery } from '../queries.ts'
import { shareText } from '../share-text.ts'

type SendFormProps = { of: PledgeCollection; account: string; most: bigint }

/** Sends shares of a collection to somebody else. */
export function SendForm({ of, account, most }: SendFormProps) {
  const t = useTranslations('pledge')
  const start = useStartTx()
  const [toText, setTo] = useState('')
  const [amountText, setAmount] = useState('')
  const [wasTried, setTried] = useState(false)
  /** The contract that the user has confirmed. */
  const [sureOf, setSureOf] = useState<string>()
  const to = useRecipient(toText, of.chainId)
  // The contract refuses both.
  const isRefused =
    to.state === 'found' && [account, of.contract].some((one) => one.toLowerCase() === to.address)
  const isSendable = to.state === 'found' && !isRefused
  const receiver = isSendable ? to.address : undefined
  const client = useChainClient(of.chainId)
  const code = useQuery({ ...isContractQuery(client, of.chainId, receiver), enabled: receiver !== undefined })
  const isContract = isSendable && code.data === true
  const isSure = !isContract || sureOf === receiver
  const amount = readAmount(amountText, SHARE_DECIMALS)
  const isGoodAmount = amount !== undefined && amount > 0n && amount <= most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // Until it is known whether the receiver is a contract, nothing is sent.
    if (to.state !== 'found' || isRefused || !isGoodAmount || code.data === undefined || !isSure) return
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
      {isContract ? (
        <Note tone="honey">
          <p className="mb-3 font-normal">{t('sendContract')}</p>
          <TickBox
            label={t('sendContractSure')}
            isTicked={isSure}
            onTick={(isTicked) => setSureOf(isTicked ? receiver : undefined)}
            problem={wasTried && !isSure ? t('sendContractNeeded') : undefined}
          />
        </Note>
      ) : null}
      {code.isError ? (
        <FailureNote title={t('failed')} error={code.error} onRetry={() => void code.refetch()} />
      ) : null}
      <TextField
        label={t('sendAmount')}
        value={amountText}
        onText={setAmount}
        inputMode="decimal"
        autoComplete="off"
        problem={wasTried && !isGoodAmount ? t('sendWrongAmount', { most: shareText(most) }) : undefined}
      />
      <button
        type="submit"
        disabled={isSendable && code.isPending}
        className={buttonStyle('plain', 'normal', 'justify-self-start')}
      >
        {t('goOn')}
      </button>
    </form>
  )
}
