import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import { useErrorWords } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { moneyText } from '../../../../parts/money.ts'
import { RadioChoice } from '../../../../ui/radio-choice.tsx'
import { proposeRuling } from '../actions/rule-dispute.ts'
import type { OrderDetail } from '../queries.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Request = OrderDetail['requests'][number]
type Ruling = { ruling: Request['rulings'][number]; returnAddress: string; reason: string }

/** An admin proposes how a dispute is decided: they choose, give a reason, and look at what it does. */
export function RulingForm({ request, currency }: { request: Request; currency: string }) {
  const t = useTranslations('orders')
  const errors = useErrorWords()
  const { id, rulings, disputedAt } = request
  const [isAsking, setAsking] = useState(false)
  const amount = moneyText(BigInt(request.amount), currency)
  const said = (one: Ruling['ruling']) => t(`request.rule.${one}`, { amount })
  const form = useAppForm<Ruling>({
    values: { ruling: 'close', returnAddress: '', reason: '' },
    check: ({ ruling, returnAddress, reason }) => ({
      returnAddress:
        ruling === 'return' && returnAddress.trim() === '' ? errors['mall.return_address_needed'] : undefined,
      reason: reason.trim().length < 3 ? t('reasonShort') : undefined,
    }),
    onSend: () => setAsking(true),
  })
  const { ruling, returnAddress, reason } = useStore(form.store, ({ values }) => values)
  return (
    <section aria-label={t('request.rule.title')}>
      <form.AppForm>
        <form.Form className="grid gap-3">
          <h3 className="text-lg">{t('request.rule.title')}</h3>
          <form.AppField name="ruling">
            {(field) => (
              <RadioChoice
                label={t('request.rule.choice')}
                name={`ruling-${id}`}
                values={rulings}
                chosen={field.state.value}
                onChoose={field.handleChange}
                textOf={said}
              />
            )}
          </form.AppField>
          {ruling === 'return' ? (
            <form.AppField name="returnAddress">
              {(field) => (
                <field.Text
                  isRequired
                  maxLength={300}
                  label={t('request.returnAddress')}
                  hint={t('request.returnAddressHint')}
                />
              )}
            </form.AppField>
          ) : null}
          <form.AppField name="reason">
            {(field) => (
              <field.TextArea
                isRequired
                maxLength={500}
                label={t('request.rule.reason')}
                hint={t('request.rule.reasonHint')}
              />
            )}
          </form.AppField>
          <form.Submit className="justify-self-start" workingText={t('request.rule.look')}>
            {t('request.rule.look')}
          </form.Submit>
        </form.Form>
      </form.AppForm>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('request.rule.confirm')}
        text={t('request.rule.confirmText', { decision: said(ruling), reason: reason.trim() })}
        yes={t('request.rule.yes')}
        no={t('cancelDialog')}
        act={() =>
          proposeRuling({
            requestId: id,
            disputedAt: disputedAt ?? '',
            ruling,
            reason: reason.trim(),
            ...(ruling === 'return' ? { returnAddress: returnAddress.trim() } : {}),
          })
        }
      />
    </section>
  )
}
