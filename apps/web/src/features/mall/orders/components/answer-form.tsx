import { useStore } from '@tanstack/react-form'

import { useErrorWords } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { moneyText } from '../../../../parts/money.ts'
import { answerRequest } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { refundableAmount } from '../refundable-amount.ts'
import { useOrderAction } from '../use-order-action.ts'
import { AskDialog } from './ask-dialog.tsx'

type AnswerFormProps = { order: OrderDetail; request: OrderDetail['requests'][number] }

/** The shop agrees to a request, or refuses it and says why. */
export function AnswerForm({ order, request }: AnswerFormProps) {
  const t = useTranslations('orders')
  const errors = useErrorWords()
  const { id, kind, state } = request
  const send = useOrderAction(answerRequest)
  const form = useAppForm({
    values: { answer: '', returnAddress: order.returnAddress ?? '' },
    check: () => ({}),
    // What is needed depends on the pressed button.
    onSend: async ({ answer, returnAddress }, { submitter, refuse }) => {
      const isAgreed = submitter === 'agree'
      const isSilent = !isAgreed && answer.trim() === ''
      const isNowhere = isAgreed && returnAddress.trim() === ''
      if (isSilent || isNowhere) {
        return refuse({
          answer: isSilent ? errors['mall.answer_needed'] : undefined,
          returnAddress: isNowhere ? errors['mall.return_address_needed'] : undefined,
        })
      }
      await send.mutateAsync({
        requestId: id,
        isAgreed,
        answer: answer.trim(),
        ...(isAgreed ? { returnAddress: returnAddress.trim() } : {}),
      })
    },
  })
  const answer = useStore(form.store, ({ values }) => values.answer)
  const amount =
    kind === 'cancel' ? refundableAmount(order) : moneyText(BigInt(request.amount), order.currency)
  return (
    <form.AppForm>
      <form.Form className="grid gap-3">
        <form.AppField name="answer">
          {(field) => (
            <field.Text
              label={t('request.answer')}
              hint={state === 'open' ? t('request.refuseReason') : undefined}
              maxLength={500}
            />
          )}
        </form.AppField>
        {kind === 'return' ? (
          <>
            <form.AppField name="returnAddress">
              {(field) => (
                <field.Text
                  isRequired
                  label={t('request.returnAddress')}
                  hint={t('request.returnAddressHint')}
                  maxLength={300}
                />
              )}
            </form.AppField>
            <form.Submit value="agree" workingText={t('working')}>
              {t('request.agreeReturn')}
            </form.Submit>
          </>
        ) : (
          <p>
            <AskDialog
              look="main"
              button={t('request.agree')}
              title={t('giveBack.title', { amount })}
              text={kind === 'cancel' ? `${t('giveBack.closes')} ${t('giveBack.text')}` : t('giveBack.text')}
              yes={t('giveBack.yes')}
              no={t('cancelDialog')}
              act={() => answerRequest({ requestId: id, isAgreed: true, answer: answer.trim() })}
            />
          </p>
        )}
        <form.Failure />
        {state === 'open' ? (
          <form.Submit look="plain" className="justify-self-start" value="refuse" workingText={t('working')}>
            {t('request.refuse')}
          </form.Submit>
        ) : null}
      </form.Form>
    </form.AppForm>
  )
}
