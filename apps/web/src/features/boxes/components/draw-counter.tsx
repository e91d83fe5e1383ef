import { type Address, parseAddress } from '@mofu/domain/address'
import { boxPhaseOf } from '@mofu/domain/box-state'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useConnection } from 'wagmi'

import { useAppConfig, useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { OfAgeBox } from '../../../parts/play/of-age-box.tsx'
import { useIsOfAge } from '../../../parts/play/of-age.ts'
import { usePlayPause } from '../../../parts/play/use-play-pause.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { UsdValue } from '../../../parts/usd/usd-value.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { drawBox } from '../actions/draw-box.ts'
import { coverUrl } from '../cover-url.ts'
import { type DrawOption, drawOption } from '../draw-option.ts'
import { phaseWords } from '../phase-words.ts'
import { type BoxDetail, drawsQuery, whitelistItemQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { Access } from './access.tsx'

/** Whether and how the connected wallet may draw, and the button that does. */
export function DrawCounter({ box, name }: { box: BoxDetail; name: string }) {
  const t = useTranslations('boxes')
  const { address, chainId: walletChain } = useConnection()
  const network = useNetworkOf(box.chainId)
  const wallet = address && parseAddress(address)
  const isOnNetwork = walletChain === box.chainId
  return (
    <section aria-labelledby="draw" className="card grid content-start gap-4 p-5 sm:p-6">
      <h2 id="draw" className="text-2xl">
        {t('drawTitle')}
      </h2>
      {wallet && isOnNetwork ? (
        <ForWallet box={box} name={name} wallet={wallet} />
      ) : (
        <ForVisitor box={box}>
          {wallet ? (
            <SwitchNetwork chainId={box.chainId} networkTitle={network?.title ?? ''} />
          ) : (
            <Button look="main" size="large" onClick={openWalletDialog}>
              {t('connect')}
            </Button>
          )}
        </ForVisitor>
      )}
    </section>
  )
}

/** The state of the box, and the way to draw if it is open. */
function ForVisitor({ box, children }: { box: BoxDetail; children: ReactNode }) {
  const t = useTranslations('boxes')
  const phase = boxPhaseOf(box)
  if (phase !== 'open') return <WhyNot why={phase} limit={0} />
  return (
    <>
      <p>{t(box.flags.allOpen ? 'access.open' : 'access.whitelistOnly')}</p>
      {children}
    </>
  )
}

function ForWallet({ box, name, wallet }: { box: BoxDetail; name: string; wallet: Address }) {
  const t = useTranslations('boxes')
  const listed = useQuery(whitelistItemQuery(box, wallet))
  useFresh(box.chainId, listed.data?.block, listed)
  const draws = useInfiniteQuery(drawsQuery(box.chainId, wallet, box.number))
  useFresh(box.chainId, draws.data?.pages[0]?.block, draws)
  if (!listed.data || !draws.data) {
    const failed = [listed, draws].find(({ isError }) => isError)
    return failed ? (
      <FailureNote title={t('boxFailed')} error={failed.error} onRetry={() => void failed.refetch()} />
    ) : (
      <Skeleton className="h-32 rounded-2xl" />
    )
  }
  const { item } = listed.data
  const option = drawOption(box, item)
  return (
    <>
      {option.may ? null : <WhyNot why={option.why} limit={item?.limit ?? 0} />}
      <Access box={box} item={item} />
      {option.may ? (
        <DrawForm box={box} name={name} option={option} latest={draws.data.pages[0]?.list[0]?.id} />
      ) : null}
    </>
  )
}

type DrawFormProps = {
  box: BoxDetail
  name: string
  option: DrawOption & { may: true }
  /** The wallet's latest draw. */
  latest: string | undefined
}

function DrawForm({ box, name, option, latest }: DrawFormProps) {
  const t = useTranslations('boxes')
  const tParts = useTranslations('parts')
  const { mediaUrl } = useAppConfig()
  const start = useStartTx()
  const isOfAge = useIsOfAge()
  const isPausing = usePlayPause(latest)
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState(1)
  const { isListed, price, most } = option
  const { symbol, decimals } = box
  const quantity = Math.max(1, Math.min(typed, most))
  const total = price * BigInt(quantity)
  const contract = parseAddress(box.contract)
  const coin = parseAddress(box.coin)
  const draw = () => {
    setAsked(true)
    if (!isOfAge || !contract || !coin) return
    const picture = coverUrl(box.detail[0], mediaUrl) ?? '/favicon.svg'
    start(
      drawBox({
        chainId: box.chainId,
        contract,
        box: { id: box.id, number: box.number, run: box.run, name, picture },
        coin: { address: coin, symbol, decimals },
        price,
        isListed,
        quantity,
        texts: {
          gets: t('drawGets', { count: quantity }),
          odds: t('planOddsText', { size: box.size }),
          wait: t('planWaitText'),
          refund: t('planRefundText'),
        },
      }),
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-soft">{t('priceEach')}</span>
        <strong className="font-display">
          <AmountLabel amount={price} coin={symbol} decimals={decimals} />
        </strong>
      </p>
      <label className="font-display grid gap-1 font-extrabold">
        {t('quantity')}
        <input
          type="number"
          min={1}
          max={most}
          value={quantity}
          onChange={({ target }) => setTyped(Math.floor(Number(target.value)) || 1)}
          className="border-line-strong bg-paper min-h-12 w-28 rounded-2xl border-2 px-4 tabular-nums"
        />
        <span className="text-soft font-text text-sm font-normal">{t('quantityHint', { most })}</span>
      </label>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-soft">{t('total')}</span>
        <strong className="font-display text-2xl">
          <AmountLabel amount={total} coin={symbol} decimals={decimals} />
        </strong>
        <UsdValue
          chainId={box.chainId}
          coin={box.coin}
          amount={total}
          decimals={decimals}
          className="text-soft w-full text-right"
        />
      </p>
      <p className="text-sm font-semibold">{t('odds', { size: box.size })}</p>
      <OfAgeBox loss={t('canLose')} isMissing={isAsked} />
      <Button look="main" size="large" disabled={isPausing} aria-describedby="draw-pause" onClick={draw}>
        {t('draw', { count: quantity })}
      </Button>
      <output id="draw-pause" className="text-soft block text-sm">
        {isPausing ? tParts('playPause') : null}
      </output>
    </>
  )
}

function WhyNot({ why, limit }: { why: (DrawOption & { may: false })['why']; limit: number }) {
  const t = useTranslations('boxes')
  const text =
    why === 'limitReached'
      ? t('whyNot.limitReached', { limit })
      : why === 'notListed'
        ? t('whyNot.notListed')
        : t(`whyNot.${phaseWords[why]}`)
  return <Note tone="honey">{text}</Note>
}
