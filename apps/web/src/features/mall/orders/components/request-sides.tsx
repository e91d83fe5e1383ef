import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { moneyText } from '../../../../parts/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { answerRequest, gotBack, sendBack, withdrawRequest } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { refundableAmount } from '../refundable-amount.ts'
import { useOrderAction } from '../use-order-action.ts'
import { AskDialog } from './ask-dialog.tsx'
import { AskMofu } from './dispute-parts.tsx'
import { ExpressForm } from './express-form.tsx'
import { SendForm } from './send-form.tsx'

type Request = OrderDetail['requests'][number]

/** The buyer's actions on their request. */
export function BuyerSide({ request: { id, kind, state, canDispute } }: { request: Request }) {
  const t = useTranslations('orders')
  const withdraw = useOrderAction(() => withdrawRequest(id))
  return (
    <div className="grid gap-3">
      {kind === 'return' && state === 'agreed' ? (
        <ExpressForm
          button={t('request.sendBack')}
          act={(express) => sendBack({ requestId: id, ...express })}
        />
      ) : null}
      {canDispute ? <AskMofu requestId={id} /> : null}
      {state === 'open' || state === 'agreed' || state === 'disputed' ? (
        <p>
          <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
            {t('request.withdraw')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** The shop's actions on a request. Even while an admin decides, it can still agree, once. */
export function ShopSide({ order, request }: { order: OrderDetail; request: Request }) {
  const t = useTranslations('orders')
  const { id, kind, state, returnAddress, canDispute } = request
  const canGetBack =
    state === 'sentBack' || state === 'agreed' || (state === 'disputed' && returnAddress !== null)
  if (kind === 'return' && canGetBack) {
    return (
      <div className="grid gap-3">
        <p>
          <AskDialog
            look="main"
            button={t('request.gotBack')}
            title={t('giveBack.title', { amount: refundableAmount(order) })}
            text={`${t('giveBack.closes')} ${t('giveBack.text')}`}
            yes={t('giveBack.yes')}
            no={t('cancelDialog')}
            act={() => gotBack(id)}
          />
        </p>
        {canDispute ? <AskMofu requestId={id} /> : null}
      </div>
    )
  }
  return state === 'open' || state === 'disputed' ? <AnswerForm order={order} request={request} /> : null
}

function AnswerForm({ order, request }: { order: OrderDetail; request: Request }) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const { id, kind, state } = request
  const [answer, setAnswer] = useState('')
  const [returnAddress, setReturnAddress] = useState(order.returnAddress ?? '')
  const refuse = useOrderAction(() =>
    answerRequest({ requestId: id, isAgreed: false, answer: answer.trim() }),
  )
  const agree = () =>
    answerRequest({
      requestId: id,
      isAgreed: true,
      answer: answer.trim(),
      ...(kind === 'return' ? { returnAddress: returnAddress.trim() } : {}),
    })
  const amount =
    kind === 'cancel' ? refundableAmount(order) : moneyText(BigInt(request.amount), order.currency)
  return (
    <div className="grid gap-3">
      <TextField
        label={t('request.answer')}
        {...(state === 'open' ? { hint: t('request.refuseReason') } : {})}
        value={answer}
        maxLength={500}
        onText={setAnswer}
      />
      {kind === 'return' ? (
        <SendForm
          isReady={returnAddress.trim() !== ''}
          label={t('request.agree')}
          button={t('request.agreeReturn')}
          act={agree}
        >
          <TextField
            required
            label={t('request.returnAddress')}
            hint={t('request.returnAddressHint')}
            value={returnAddress}
            maxLength={300}
            onText={setReturnAddress}
          />
        </SendForm>
      ) : (
        <p>
          <AskDialog
            look="main"
            button={t('request.agree')}
            title={t('giveBack.title', { amount })}
            text={kind === 'cancel' ? `${t('giveBack.closes')} ${t('giveBack.text')}` : t('giveBack.text')}
            yes={t('giveBack.yes')}
            no={t('cancelDialog')}
            act={agree}
          />
        </p>
      )}
      {refuse.isError ? <Note tone="berry">{wordsOf(refuse.error).text}</Note> : null}
      {state === 'open' ? (
        <p>
          <Button disabled={refuse.isPending} onClick={() => refuse.mutate(undefined)}>
            {t('request.refuse')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
