import { type Address, parseAddress } from '@mofu/domain/address'
import type { BoxLock } from '@mofu/domain/box-locks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { PriceField } from '../../../../parts/price-field.tsx'
import { readPrice } from '../../../../parts/typed-values.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { BoxDetail } from '../../queries.ts'
import { useFresh } from '../../use-fresh.ts'
import type { ChangedBox } from '../actions/manage-box.ts'
import { addNfts, NFTS_AT_ONCE } from '../actions/move-nfts.ts'
import { walletNftsQuery } from '../queries.ts'
import { useBatch } from '../use-batch.ts'
import { BatchProgress } from './batch-progress.tsx'
import { LockNote } from './lock-note.tsx'
import { NftChoice } from './nft-choice.tsx'
import { Section } from './section.tsx'

type AddNftsProps = {
  changed: ChangedBox
  box: BoxDetail
  wallet: Address
  feeRate: number
  lock: BoxLock | undefined
}

/** NFTs of the wallet to put into the box, as many as wanted, some with each transaction. */
export function AddNfts({ changed, box, wallet, feeRate, lock }: AddNftsProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const mine = useInfiniteQuery(walletNftsQuery(box.chainId, wallet))
  useFresh(box.chainId, mine.data?.pages[0]?.block, mine)
  const nfts = mine.data?.pages.flatMap(({ list }) => list) ?? []
  const batch = useBatch(nfts.map(({ id }) => id))
  const [price, setPrice] = useState('')
  const [isPriceWrong, setPriceWrong] = useState(false)
  const { symbol, decimals, flags } = box
  const coin = { address: box.coin, symbol, decimals }
  const isLocked = lock !== undefined
  const next = Math.min(batch.left.length, NFTS_AT_ONCE)

  const put = () => {
    const units = flags.hasOnePrice ? 0n : readPrice(price, decimals)
    const isWrong = units === undefined || (!flags.hasOnePrice && units === 0n)
    const address = parseAddress(box.coin)
    setPriceWrong(isWrong)
    if (isWrong || !address) return
    batch.begin()
    const chosen = new Set(batch.left.slice(0, NFTS_AT_ONCE))
    start(
      addNfts(changed, {
        nfts: nfts.filter(({ id }) => chosen.has(id)),
        price: units,
        coin,
        terms: { coin: address, minPrice: BigInt(box.minPrice), maxCommissionRate: box.commissionRate },
        feeRate,
        means: t('addMeans'),
      }),
    )
  }

  return (
    <Section title={t('add')} text={t('addText', { most: NFTS_AT_ONCE })}>
      <LockNote lock={lock} pending={box.pending} />
      {mine.data ? (
        nfts.length === 0 ? (
          <p className="font-semibold">{t('walletEmpty')}</p>
        ) : (
          <NftChoice
            label={t('walletNfts')}
            nfts={nfts}
            chosen={batch.left}
            onChoose={batch.choose}
            isDisabled={isLocked}
          />
        )
      ) : mine.isError ? (
        <FailureNote title={t('failed')} error={mine.error} onRetry={() => void mine.refetch()} />
      ) : (
        <Skeleton className="h-48 rounded-2xl" />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <output className="grow">{t('chosen', { count: batch.left.length })}</output>
        {mine.hasNextPage ? (
          <Button size="small" disabled={mine.isFetchingNextPage} onClick={() => void mine.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
        <Button
          size="small"
          disabled={isLocked || nfts.length === 0}
          onClick={() => batch.choose(nfts.map(({ id }) => id))}
        >
          {t('chooseAll')}
        </Button>
      </div>
      {flags.hasOnePrice ? null : (
        <PriceField
          label={t('ownPrice')}
          hint={t('ownPriceHint')}
          problem={isPriceWrong ? t('problem.priceWrong', { decimals }) : undefined}
          text={price}
          onText={setPrice}
          coins={[coin]}
          coin={coin}
        />
      )}
      <BatchProgress
        label={t('addProgress')}
        text={t('addedOf', batch.progress ?? { done: 0, total: 0 })}
        progress={batch.progress}
      />
      <Button look="main" className="justify-self-start" disabled={isLocked || next === 0} onClick={put}>
        {t(batch.left.length > next ? 'putNext' : 'put', { count: next })}
      </Button>
    </Section>
  )
}
