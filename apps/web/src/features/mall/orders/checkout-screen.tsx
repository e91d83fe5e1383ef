import { mergeWanted, orderLimits, parseWanted } from '@mofu/domain/mall/sku-quantity'
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
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { draftOf, forgetDraft, type Recipient, recipientOf } from '../buy-draft.ts'
import { removeOrdered } from '../cart.ts'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { isKeyReused, submitOrder } from './actions/change-order.ts'
import { CheckoutPart } from './components/checkout-part.tsx'
import { ReceivingPanel } from './components/receiving-panel.tsx'
import { confirmQuery } from './queries.ts'
import { useLinkedAddress } from './use-linked-address.ts'

/** The user's input here. It survives signing in, and signing in again. */
type Draft = {
  isPickup: boolean
  addressId: string | undefined
  remark: string
  /** From an old product link, until it is saved or forgotten. */
  recipient: Recipient | undefined
}

function startOf(skus: readonly string[]): Draft {
  const linked = draftOf(skus.flatMap((sku) => parseWanted(sku)?.skuId ?? []))
  const remark = linked?.remark.slice(0, orderLimits.remark) ?? ''
  return { isPickup: false, addressId: undefined, remark, recipient: recipientOf(linked) }
}

/** What an order will cost and where it goes, before anything is saved or paid. */
export function CheckoutScreen({ skus }: { skus: readonly string[] }) {
  const t = useTranslations('orders')
  const shopper = useShopper()
  const [draft, setDraft] = useState(() => startOf(skus))
  return (
    <div className="page max-w-3xl! py-8 sm:py-12">
      <PageTitle text={`${t('checkoutTitle')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:text-5xl">{t('checkoutTitle')}</h1>
      {skus.length === 0 ? (
        <StateNote scene="empty" title={t('checkoutEmptyTitle')} text={t('checkoutEmptyText')} />
      ) : shopper === undefined ? (
        <AskToSignIn text={t('signInToOrder')} />
      ) : (
        <Checkout
          key={shopper}
          shopper={shopper}
          skus={skus}
          draft={draft}
          onDraft={(more) => setDraft((before) => ({ ...before, ...more }))}
        />
      )}
    </div>
  )
}

type CheckoutProps = {
  shopper: string
  skus: readonly string[]
  draft: Draft
  onDraft: (more: Partial<Draft>) => void
}

function Checkout({ shopper, skus, draft, onDraft }: CheckoutProps) {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const navigate = useNavigate()
  const { isPickup, remark } = draft
  const linked = useLinkedAddress(shopper, draft.recipient)
  const addressId = draft.addressId ?? linked.savedId
  // One idempotency key per visit: pressing twice, or retrying after a network failure, makes one order.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const confirmed = useQuery(confirmQuery(shopper, { skus, isPickup, addressId }))
  const submit = useMutation({
    mutationFn: submitOrder,
    onSuccess: (id, { skus: ordered }) => {
      forgetDraft()
      removeOrdered(mergeWanted(ordered.flatMap((sku) => parseWanted(sku) ?? [])))
      void navigate({ to: '/order-detail/$id', params: { id }, replace: true })
    },
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
      <ReceivingPanel
        shopper={shopper}
        isPickup={isPickup}
        onPickup={(chosen) => onDraft({ isPickup: chosen })}
        addressId={data.recieveAddressId}
        onAddress={(chosen) => onDraft({ addressId: chosen, recipient: undefined })}
        recipient={linked.unsaved}
        onForget={() => onDraft({ recipient: undefined })}
      />
      {data.parts.map((part) => (
        <CheckoutPart key={part.shopId} part={part} currency={data.currency} />
      ))}
      <TextField
        label={t('remark')}
        hint={t('remarkHint')}
        value={remark}
        maxLength={500}
        onText={(text) => onDraft({ remark: text })}
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
          // While another address is being priced, the shown total is not the one that would be ordered.
          // Nor before the recipient of a link is saved or forgotten: it would go to somebody else.
          disabled={
            !data.canSubmit || confirmed.isPlaceholderData || submit.isPending || (!isPickup && linked.isOpen)
          }
          onClick={send}
        >
          {submit.isPending ? t('submitting') : t('submit')}
        </Button>
        <p className="text-soft text-sm">{t('submitHint')}</p>
      </section>
    </div>
  )
}
