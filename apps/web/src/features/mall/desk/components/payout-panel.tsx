import { parseAddress } from '@mofu/domain/address'
import { checksummed } from '@mofu/domain/payout-address'
import type { ShopDesk } from '@mofu/wire/mall/desk'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { PayoutFields } from '../../components/payout-fields.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { useAct } from '../../orders/use-act.ts'
import { noPayout } from '../../payout.ts'
import { changePayout } from '../actions/keep-shop.ts'

/** With its checksum, as wallets show it. */
function shown(text: string): string {
  const address = parseAddress(text)
  return address ? checksummed(address) : text
}

/** Where sales are paid to. Another address waits for a day, and everybody in the shop is told. */
export function PayoutPanel({ desk }: { desk: ShopDesk }) {
  const t = useTranslations('desk')
  const mall = useTranslations('mall')
  const format = useFormatter()
  const wordsOf = useFailureWords()
  const [payout, setPayout] = useState(noPayout)
  const [hasTried, setTried] = useState(false)
  const change = useAct(changePayout, () => {
    setPayout(noPayout)
    setTried(false)
  })
  const { shopId, payoutAddress, nextPayout, feeBps } = desk
  return (
    <Panel title={mall('payout')}>
      <p className="font-mono text-sm break-all">{shown(payoutAddress)}</p>
      <p className="text-soft mt-1 mb-4">{t('payoutText', { percent: String(feeBps / 100) })}</p>
      {change.isError ? <Note tone="berry">{wordsOf(change.error).text}</Note> : null}
      {nextPayout === null ? null : (
        <Note tone="honey">
          <p>
            {t('payoutNext', {
              address: shown(nextPayout.address),
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
          const { text, proof } = payout
          if (!proof) return
          change.mutate(
            { shopId, payoutAddress: text.trim(), payoutProof: proof },
            // A signature is used up, whatever became of it.
            { onError: () => setPayout({ text, proof: undefined }) },
          )
        }}
      >
        <PayoutFields
          label={t('payoutNew')}
          hint={t('payoutNewHint')}
          value={payout}
          hasTried={hasTried}
          onChange={setPayout}
        />
        <SubmitButton isWorking={change.isPending} workingText={t('saving')}>
          {t('payoutChange')}
        </SubmitButton>
      </form>
    </Panel>
  )
}
