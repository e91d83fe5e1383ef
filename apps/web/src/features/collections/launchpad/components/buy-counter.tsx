import { type Address, parseAddress } from '@mofu/domain/address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../../api/app-config.ts'
import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { mintFeeQuery } from '../../../../parts/minting/queries.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { openWalletDialog } from '../../../../wallet/wallet-dialog-state.ts'
import { buyInSale } from '../actions/buy.ts'
import { purchaseOption } from '../purchase-option.ts'
import { type Launchpad, saleCoinQuery, type Sale, eligibilityQuery } from '../queries.ts'
import { ProofBox } from './proof-box.tsx'
import { SaleTerms } from './sale-terms.tsx'
import { TermRow } from './term-row.tsx'

type BuyCounterProps = { launchpad: Launchpad; sale: Sale; factory: Address }

/** A wallet's eligibility in the sale, its price, and the buy button. */
export function BuyCounter({ launchpad, sale, factory }: BuyCounterProps) {
  const t = useTranslations('launchpad')
  const { address, chainId: walletChain } = useConnection()
  const { chainId, title } = useNetwork()
  const wallet = address && parseAddress(address)
  const paused = usePaused(chainId, 'CollectionFactory')
  return (
    <section aria-labelledby="counter" className="card grid content-start gap-4 p-5 sm:p-6">
      <h2 id="counter" className="text-2xl">
        {t('counter')}
      </h2>
      {paused !== undefined ? (
        <Note tone="honey">{paused}</Note>
      ) : !wallet ? (
        <>
          <SaleTerms sale={sale} factory={factory} />
          <Button look="main" size="large" onClick={openWalletDialog}>
            {t('connect')}
          </Button>
        </>
      ) : walletChain === chainId ? (
        <Counter launchpad={launchpad} sale={sale} factory={factory} wallet={wallet} />
      ) : (
        <>
          <SaleTerms sale={sale} factory={factory} />
          <SwitchNetwork chainId={chainId} networkTitle={title} />
        </>
      )}
    </section>
  )
}

function Counter({ launchpad, sale, factory, wallet }: BuyCounterProps & { wallet: Address }) {
  const t = useTranslations('launchpad')
  const start = useStartTx()
  const { chainId, coin: native } = useNetwork()
  const client = useChainClient(chainId)
  const block = useIndexedBlock(chainId) ?? 0
  const contract = parseAddress(launchpad.contract) ?? factory
  const eligibility = useQuery({
    ...eligibilityQuery(launchpad.id, wallet, block),
    placeholderData: keepPreviousData,
  })
  const coin = useQuery(saleCoinQuery(client, chainId, sale.coin, native))
  const fee = useQuery(mintFeeQuery(client, { chainId, factory, coin: native }))
  const [typed, setTyped] = useState(1)

  const failed = [eligibility, coin, fee].find(({ isError, data }) => isError && !data)
  if (failed) {
    return <FailureNote title={t('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
  }
  if (!eligibility.data || !coin.data || !fee.data) return <Skeleton className="h-32 rounded-2xl" />
  const chance = purchaseOption(launchpad, eligibility.data)
  const most = chance.may ? Math.min(chance.left, 200) : 0
  const quantity = Math.max(1, Math.min(typed, most))
  const { symbol, decimals } = coin.data
  const buy = () => {
    if (!chance.may || !coin.data || !fee.data) return
    start(
      buyInSale({
        chainId,
        contract,
        name: launchpad.name,
        picture: pictureOf(sale) ?? launchpad.page?.logo ?? launchpad.covers[0] ?? '/favicon.svg',
        series: sale.series,
        quantity,
        coin: coin.data,
        fee: fee.data,
        by: chance.by,
        gets: t('gets', { count: quantity, name: launchpad.name }),
      }),
    )
  }
  return (
    <>
      {chance.may ? (
        <>
          <Note tone="mint">{t(`way.${chance.by.way}`)}</Note>
          <dl className="divide-line divide-y-2">
            <TermRow label={t('priceEach')}>
              <AmountLabel amount={chance.by.price} coin={symbol} decimals={decimals} />
            </TermRow>
            <TermRow label={t('feeEach')}>
              <AmountLabel {...fee.data} />
            </TermRow>
            <TermRow label={t('yours')}>
              {t('yoursOf', { used: eligibility.data.usedCount, limit: chance.by.limit })}
            </TermRow>
          </dl>
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
          </label>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-soft">{t('total')}</span>
            <strong className="font-display text-2xl">
              <AmountLabel amount={chance.by.price * BigInt(quantity)} coin={symbol} decimals={decimals} />
              {fee.data.amount === 0n ? null : (
                <>
                  {' + '}
                  <AmountLabel {...fee.data} amount={fee.data.amount * BigInt(quantity)} />
                </>
              )}
            </strong>
          </p>
          <Button look="main" size="large" onClick={buy}>
            {t('buy', { count: quantity })}
          </Button>
        </>
      ) : (
        <Note tone="honey" title={t(`why.${chance.why}`)}>
          <p className="font-normal">{t(`whyText.${chance.why}`)}</p>
        </Note>
      )}
      {eligibility.data.tree ? <ProofBox tree={eligibility.data.tree} treeUri={sale.treeUri} /> : null}
    </>
  )
}

function pictureOf({ artwork }: Sale): string | undefined {
  return artwork?.nftType === 'IMAGE' ? artwork.url : undefined
}
