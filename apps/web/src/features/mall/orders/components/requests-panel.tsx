import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../../parts/money-label.tsx'
import { moneyText } from '../../../../parts/money.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import {
  answerRequest,
  askRequest,
  gotBack,
  type RequestKind,
  sendBack,
  withdrawRequest,
} from '../actions/change-order.ts'
import { readCents } from '../cents.ts'
import { heldMoney } from '../held-money.ts'
import type { OrderDetail } from '../queries.ts'
import { useAct } from '../use-act.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ExpressForm } from './express-form.tsx'
import { Panel } from './panel.tsx'
import { SendForm } from './send-form.tsx'

type Request = OrderDetail['requests'][number]

/** Cancel, send back, or some money back: what was asked for, and what can be. */
export function RequestsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const { requests, can } = order
  if (requests.length === 0 && can.request.length === 0) return null
  return (
    <Panel title={t('request.title')}>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-2">
            <p className="flex flex-wrap items-center gap-3">
              <span className="font-semibold">{t(`request.${request.kind}`)}</span>
              <MoneyLabel amount={BigInt(request.amount)} currency={order.currency} />
              <Badge tone={request.state === 'done' ? 'mint' : 'honey'}>
                {t(`request.state.${request.state}`)}
              </Badge>
            </p>
            <p>{request.reason}</p>
            {request.answer ? <p className="text-soft">{request.answer}</p> : null}
            <ReturnFacts request={request} />
            {order.role === 'buyer' ? <BuyerSide request={request} /> : null}
            {order.role === 'merchant' ? <ShopSide order={order} request={request} /> : null}
          </li>
        ))}
      </ul>
      {can.request.length > 0 ? <Ask order={order} kinds={can.request} /> : null}
    </Panel>
  )
}

function Ask({ order, kinds }: { order: OrderDetail; kinds: readonly RequestKind[] }) {
  const t = useTranslations('orders')
  const [kind, setKind] = useState<RequestKind>()
  const [reason, setReason] = useState('')
  const [dollars, setDollars] = useState('')
  if (kind === undefined) {
    return (
      <div className="mt-3 flex flex-wrap gap-3">
        {kinds.map((one) => (
          <Button key={one} onClick={() => setKind(one)}>
            {t(`request.${one}`)}
          </Button>
        ))}
      </div>
    )
  }
  const cents = readCents(dollars)
  const left = BigInt(order.orderAmount) - BigInt(order.refunded)
  const isAmountRight = cents !== undefined && cents > 0n && cents <= left
  const isPart = kind === 'refund'
  return (
    <div className="mt-4">
      <SendForm
        label={t(`request.${kind}`)}
        button={t('request.send')}
        isReady={reason.trim().length >= 3 && (!isPart || isAmountRight)}
        act={() =>
          askRequest({
            id: order.id,
            kind,
            reason: reason.trim(),
            ...(isPart && cents !== undefined ? { amount: String(cents) } : {}),
          })
        }
        onDone={() => setKind(undefined)}
      >
        {isPart ? (
          <TextField
            required
            inputMode="decimal"
            label={t('request.amount')}
            problem={dollars !== '' && !isAmountRight ? t('request.amountWrong') : undefined}
            value={dollars}
            onText={setDollars}
          />
        ) : null}
        <TextField
          required
          minLength={3}
          maxLength={500}
          label={t('request.reason')}
          value={reason}
          onText={setReason}
        />
      </SendForm>
    </div>
  )
}

function BuyerSide({ request: { id, kind, state } }: { request: Request }) {
  const t = useTranslations('orders')
  const withdraw = useAct(() => withdrawRequest(id))
  return (
    <div className="grid gap-3">
      {kind === 'return' && state === 'agreed' ? (
        <ExpressForm
          button={t('request.sendBack')}
          act={(express) => sendBack({ requestId: id, ...express })}
        />
      ) : null}
      {state === 'open' || state === 'agreed' ? (
        <p>
          <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
            {t('request.withdraw')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** Where the goods of a return go, and under which number: both sides see it. */
function ReturnFacts({ request }: { request: Request }) {
  const t = useTranslations('orders')
  const { returnAddress, expressCompany, expressNumber } = request
  const facts = [
    [t('request.returnAddress'), returnAddress],
    [t('field.express'), expressCompany],
    [t('field.expressNumber'), expressNumber],
  ] as const
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {known.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft text-sm sm:text-base">{label}</dt>
          <dd className="break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ShopSide({ order, request }: { order: OrderDetail; request: Request }) {
  const t = useTranslations('orders')
  const { id, kind, state } = request
  const [answer, setAnswer] = useState('')
  const [returnAddress, setReturnAddress] = useState(order.returnAddress ?? '')
  const refuse = useAct(() => answerRequest({ requestId: id, isAgreed: false, answer: answer.trim() }))
  const agree = () =>
    answerRequest({
      requestId: id,
      isAgreed: true,
      answer: answer.trim(),
      ...(kind === 'return' ? { returnAddress: returnAddress.trim() } : {}),
    })
  if (kind === 'return' && (state === 'sentBack' || state === 'agreed')) {
    return (
      <p>
        <AskDialog
          look="main"
          button={t('request.gotBack')}
          title={t('giveBack.title', { amount: heldMoney(order) })}
          text={`${t('giveBack.closes')} ${t('giveBack.text')}`}
          yes={t('giveBack.yes')}
          no={t('cancelDialog')}
          act={() => gotBack(id)}
        />
      </p>
    )
  }
  if (state !== 'open') return null
  const amount = kind === 'cancel' ? heldMoney(order) : moneyText(BigInt(request.amount), order.currency)
  return (
    <div className="grid gap-3">
      <TextField label={t('request.answer')} value={answer} maxLength={500} onText={setAnswer} />
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
      <p>
        <Button disabled={refuse.isPending} onClick={() => refuse.mutate(undefined)}>
          {t('request.refuse')}
        </Button>
      </p>
    </div>
  )
}
