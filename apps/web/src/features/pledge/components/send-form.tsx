import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'
import { readAmount } from '@mofu/domain/read-amount'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { RecipientField } from '../../../parts/recipient/recipient-field.tsx'
import { useRecipient } from '../../../parts/recipient/use-recipient.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Note } from '../../../ui/note.tsx'
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
  /** The contract that the user has confirmed. */
  const [sureOf, setSureOf] = useState<string>()
  const form = useAppForm({
    values: { to: '', amount: '' },
    check: ({ amount: text }) => {
      const amount = readAmount(text, SHARE_DECIMALS)
      const isGood = amount !== undefined && amount > 0n && amount <= most
      return {
        // What is wrong with the recipient is shown by its own field, while it is typed.
        to: to.state === 'found' && !isRefused ? undefined : t('sendWrongTo'),
        amount: isGood ? undefined : t('sendWrongAmount', { most: shareText(most) }),
      }
    },
    onSend: ({ amount: text }) => {
      const amount = readAmount(text, SHARE_DECIMALS)
      // Until it is known whether the receiver is a contract, nothing is sent.
      if (to.state !== 'found' || amount === undefined || code.data === undefined || !isSure) return
      start(sendShares({ of, to: to.address, typed: to.typed, amount, means: t('plan.sendMeansText') }))
    },
  })
  const text = useStore(form.store, ({ values }) => values.to)
  const wasTried = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const to = useRecipient(text, of.chainId)
  // The contract refuses both.
  const isRefused =
    to.state === 'found' && [account, of.contract].some((one) => one.toLowerCase() === to.address)
  const receiver = to.state === 'found' && !isRefused ? to.address : undefined
  const client = useChainClient(of.chainId)
  const code = useQuery({ ...isContractQuery(client, of.chainId, receiver), enabled: receiver !== undefined })
  const isContract = receiver !== undefined && code.data === true
  const isSure = !isContract || sureOf === receiver
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="to">
          {(field) => (
            <RecipientField
              isRequired
              label={t('sendTo')}
              text={field.state.value}
              onText={field.handleChange}
              chainId={of.chainId}
              recipient={to}
              wasTried={wasTried}
              problem={isRefused ? t('sendWrongTo') : undefined}
            />
          )}
        </form.AppField>
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
        <form.AppField name="amount">
          {(field) => (
            <field.Text isRequired label={t('sendAmount')} inputMode="decimal" autoComplete="off" />
          )}
        </form.AppField>
        <form.Submit
          look="plain"
          className="justify-self-start"
          isDisabled={receiver !== undefined && code.isPending}
          workingText={t('goOn')}
        >
          {t('goOn')}
        </form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
