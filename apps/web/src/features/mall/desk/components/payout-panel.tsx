import { parseAddress } from '@mofu/domain/address'
import type { ShopDesk } from '@mofu/wire/mall/desk'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { useAct } from '../../orders/use-act.ts'
import { changePayout } from '../actions/keep-shop.ts'

/** Where sales are paid to. Another address waits for a day, and everybody in the shop is told. */
export function PayoutPanel({ desk }: { desk: ShopDesk }) {
  const t = useTranslations('desk')
  const mall = useTranslations('mall')
  const format = useFormatter()
  const wordsOf = useFailureWords()
  const [address, setAddress] = useState('')
  const [hasTried, setTried] = useState(false)
  const change = useAct(changePayout, () => {
    setAddress('')
    setTried(false)
  })
  const { shopId, payoutAddress, nextPayout, feeBps } = desk
  const isWrong = parseAddress(address.trim()) === undefined
  return (
    <Panel title={mall('payout')}>
      <p className="font-mono text-sm break-all">{payoutAddress}</p>
      <p className="text-soft mt-1 mb-4">{t('payoutText', { percent: String(feeBps / 100) })}</p>
      {change.isError ? <Note tone="berry">{wordsOf(change.error).text}</Note> : null}
      {nextPayout === null ? null : (
        <Note tone="honey">
          <p>
            {t('payoutNext', {
              address: nextPayout.address,
              when: format.dateTime(new Date(nextPayout.from), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <Button
            size="small"
            className="mt-2"
            disabled={change.isPending}
            onClick={() => change.mutate({ shopId, payoutAddress })}
          >
            {t('payoutKeep')}
          </Button>
        </Note>
      )}
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isWrong) change.mutate({ shopId, payoutAddress: address.trim() })
        }}
      >
        <TextField
          label={t('payoutNew')}
          hint={t('payoutNewHint')}
          value={address}
          spellCheck={false}
          autoComplete="off"
          problem={hasTried && isWrong ? mall('payoutWrong') : undefined}
          onText={setAddress}
        />
        <SubmitButton isWorking={change.isPending} workingText={t('saving')}>
          {t('payoutChange')}
        </SubmitButton>
      </form>
    </Panel>
  )
}
