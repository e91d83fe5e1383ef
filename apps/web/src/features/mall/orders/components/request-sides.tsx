import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { gotBack, sendBack, withdrawRequest } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { refundableAmount } from '../refundable-amount.ts'
import { useOrderAction } from '../use-order-action.ts'
import { AnswerForm } from './answer-form.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { AskMofu } from './dispute-parts.tsx'
import { ExpressForm } from './express-form.tsx'

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
