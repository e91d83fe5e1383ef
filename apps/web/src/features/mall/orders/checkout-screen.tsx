import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { isKeyReused, submitOrder } from './actions/change-order.ts'
import { LineList } from './components/line-list.tsx'
import { Panel } from './components/panel.tsx'
import { Sums } from './components/sums.tsx'
import { type Confirmed, confirmQuery } from './queries.ts'

/** What an order will cost and where it goes, before anything is kept or paid. */
export function CheckoutScreen({ skus }: { skus: readonly string[] }) {
  const t = useTranslations('orders')
  const shopper = useShopper()
  return (
    <div className="page max-w-3xl! py-8 sm:py-12">
      <PageTitle text={`${t('checkoutTitle')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:text-5xl">{t('checkoutTitle')}</h1>
      {skus.length === 0 ? (
        <StateNote scene="empty" title={t('checkoutEmptyTitle')} text={t('checkoutEmptyText')} />
      ) : shopper === undefined ? (
        <AskToSignIn text={t('signInText')} />
      ) : (
        <Checkout key={shopper} shopper={shopper} skus={skus} />
      )}
    </div>
  )
}

function Checkout({ shopper, skus }: { shopper: string; skus: readonly string[] }) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const navigate = useNavigate()
  const [isPickup, setPickup] = useState(false)
  const [remark, setRemark] = useState('')
  // One key for this visit: pressing twice, or again after the network broke, makes one order.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const confirmed = useQuery(confirmQuery(shopper, skus, isPickup))
  const submit = useMutation({
    mutationFn: submitOrder,
    onSuccess: (id) => void navigate({ to: '/order-detail/$id', params: { id }, replace: true }),
    onError: (error) => {
      if (isKeyReused(error)) setKey(crypto.randomUUID())
      void confirmed.refetch()
    },
  })
  if (confirmed.isError) {
    return (
      <FailureNote
        title={t('checkoutFailed')}
        error={confirmed.error}
        onRetry={() => void confirmed.refetch()}
      />
    )
  }
  const { data } = confirmed
  if (!data) return <Skeleton className="h-80 rounded-[20px]" />
  const send = () =>
    submit.mutate({
      skus: [...skus],
      isPickup,
      recieveAddressId: isPickup ? null : data.recieveAddressId,
      remark: remark.trim(),
      confirmToken: data.confirmToken,
      key,
    })
  return (
    <div className="grid gap-6">
      <Panel title={t('receiving')}>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {[false, true].map((one) => (
            <Radio
              key={String(one)}
              name="receiving"
              isChosen={isPickup === one}
              onChoose={() => setPickup(one)}
            >
              {t(one ? 'fetch' : 'send')}
            </Radio>
          ))}
        </div>
        {isPickup ? null : <Destination address={data.address} />}
      </Panel>
      {data.parts.map((part) => (
        <Part key={part.shopId} part={part} currency={data.currency} />
      ))}
      <TextField
        label={t('remark')}
        hint={t('remarkHint')}
        value={remark}
        maxLength={500}
        onText={setRemark}
      />
      <section aria-label={t('total')} className="grid gap-3">
        <p className="font-display flex items-baseline justify-between gap-4 text-2xl font-extrabold">
          <span>{t('total')}</span>
          {data.total === null ? (
            <span>–</span>
          ) : (
            <MoneyLabel amount={BigInt(data.total)} currency={data.currency} />
          )}
        </p>
        {data.parts.length > 1 ? (
          <p className="text-soft">{t('severalOrders', { count: String(data.parts.length) })}</p>
        ) : null}
        {submit.isError ? <Note tone="berry">{wordsOf(submit.error).text}</Note> : null}
        <Button
          look="main"
          size="large"
          className="w-full"
          disabled={!data.canSubmit || submit.isPending}
          onClick={send}
        >
          {submit.isPending ? t('submitting') : t('submit')}
        </Button>
        <p className="text-soft text-sm">{t('submitHint')}</p>
      </section>
    </div>
  )
}

function Destination({ address }: { address: Confirmed['address'] }) {
  const t = useTranslations('orders')
  if (!address) return <p className="text-soft mt-2">{t('noAddress')}</p>
  return (
    <p className="mt-3">
      <span className="text-soft block text-sm">{t('sentTo')}</span>
      <span className="font-semibold">{address.name}</span> · {address.phone}
      <span className="block">{address.address}</span>
    </p>
  )
}

function Part({ part, currency }: { part: Confirmed['parts'][number]; currency: string }) {
  const t = useTranslations('orders')
  return (
    <Panel title={part.shopName}>
      {part.warning === null ? null : (
        <Note tone="honey">{t(`warning.${part.warning}`, { available: '0' })}</Note>
      )}
      <LineList
        lines={part.lines}
        currency={currency}
        note={({ warning, available }) =>
          warning === null ? null : (
            <span className="text-berry-text block text-sm font-semibold">
              {t(`warning.${warning}`, { available: String(available) })}
            </span>
          )
        }
      />
      <div className="border-line mt-2 border-t-2 pt-3">
        <Sums
          goods={BigInt(part.goods)}
          freight={part.freight === null ? null : BigInt(part.freight)}
          currency={currency}
        />
        {part.days ? (
          <p className="text-soft mt-1 text-sm">
            {t('days', { least: String(part.days.least), most: String(part.days.most) })}
          </p>
        ) : null}
      </div>
    </Panel>
  )
}
