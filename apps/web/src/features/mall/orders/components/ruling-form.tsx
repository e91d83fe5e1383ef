import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { moneyText } from '../../../../parts/money.ts'
import { RadioChoice } from '../../../../ui/radio-choice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ruleDispute } from '../actions/rule-dispute.ts'
import type { OrderDetail } from '../queries.ts'
import { AskDialog } from './ask-dialog.tsx'

type Request = OrderDetail['requests'][number]

/** An admin decides a dispute: they choose, give a reason, and confirm what it does. */
export function RulingForm({ request, currency }: { request: Request; currency: string }) {
  const t = useTranslations('orders')
  const { id, rulings, disputedAt } = request
  const [ruling, setRuling] = useState<Request['rulings'][number]>('close')
  const [reason, setReason] = useState('')
  const [returnAddress, setReturnAddress] = useState('')
  const amount = moneyText(BigInt(request.amount), currency)
  const needsAddress = ruling === 'return'
  const isReady = reason.trim().length >= 3 && (!needsAddress || returnAddress.trim() !== '')
  const said = (one: typeof ruling) => t(`request.rule.${one}`, { amount })
  return (
    <section aria-label={t('request.rule.title')} className="grid gap-3">
      <h3 className="text-lg">{t('request.rule.title')}</h3>
      <RadioChoice
        label={t('request.rule.choice')}
        name={`ruling-${id}`}
        values={rulings}
        chosen={ruling}
        onChoose={setRuling}
        textOf={said}
      />
      {needsAddress ? (
        <TextField
          required
          maxLength={300}
          label={t('request.returnAddress')}
          hint={t('request.returnAddressHint')}
          value={returnAddress}
          onText={setReturnAddress}
        />
      ) : null}
      <TextArea
        required
        minLength={3}
        maxLength={500}
        label={t('request.rule.reason')}
        hint={t('request.rule.reasonHint')}
        value={reason}
        onText={setReason}
      />
      <p>
        <AskDialog
          look="main"
          button={t('request.rule.look')}
          title={t('request.rule.confirm')}
          text={t('request.rule.confirmText', { decision: said(ruling), reason: reason.trim() })}
          yes={t('request.rule.yes')}
          no={t('cancelDialog')}
          isDisabled={!isReady}
          act={() =>
            ruleDispute({
              requestId: id,
              disputedAt: disputedAt ?? '',
              ruling,
              reason: reason.trim(),
              ...(needsAddress ? { returnAddress: returnAddress.trim() } : {}),
            })
          }
        />
      </p>
    </section>
  )
}
