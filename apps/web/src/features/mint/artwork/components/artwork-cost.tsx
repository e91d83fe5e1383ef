import type { Address } from '@mofu/domain/address'
import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import type { AppForm } from '../../../../parts/form/use-app-form.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { Note } from '../../../../ui/note.tsx'
import { NetworkFee } from '../../components/network-fee.tsx'
import { type ArtworkValues, readArtwork, withoutHidden } from '../artwork-values.ts'
import type { useArtworkPlan } from '../use-artwork-plan.ts'

type ArtworkCostProps = {
  form: AppForm<ArtworkValues>
  plan: ReturnType<typeof useArtworkPlan>
  wallet: Address
}

/** As long as the real value, so that the gas estimate is the same: a document's URI, or the folder of many copies. */
const sampleUri = (count: number) =>
  count === 1
    ? 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'
    : `${window.location.origin}/api/v2/series/${'a'.repeat(64)}`

/** The cost, and the main button. Nothing is spent until the wallet signs. */
export function ArtworkCost({ form, plan: { fee, terms, planAt }, wallet }: ArtworkCostProps) {
  const t = useTranslations('artwork')
  const { chainId, coin, title } = useNetwork()
  const { chainId: walletChain } = useConnection()
  const paused = usePaused(chainId, 'CollectionFactory')
  const values = withoutHidden(useStore(form.store, (state) => state.values))
  const found = readArtwork(values)
  const isNew = values.collection === 'new'
  const count = Math.max(1, Math.min(200, Math.floor(Number(values.count)) || 1))
  const sample = 'read' in found ? planAt(sampleUri(found.read.count), values, found.read) : undefined

  return (
    <section aria-labelledby="cost" className="grid gap-3">
      <h2 id="cost" className="text-xl">
        {t('cost')}
      </h2>
      <dl className="divide-line divide-y-2">
        {isNew ? (
          <Row label={t('deployFee')}>{terms ? <AmountLabel amount={terms.fee} coin={coin} /> : '…'}</Row>
        ) : null}
        <Row label={t('mintFee', { count })}>
          {fee ? <AmountLabel {...fee} amount={fee.amount * BigInt(count)} /> : '…'}
        </Row>
        <Row label={t('gas')}>
          {sample && walletChain === chainId ? (
            <NetworkFee account={wallet} plan={sample} coin={coin} count={count} />
          ) : (
            <span className="text-soft text-sm font-normal">{t('gasHint')}</span>
          )}
        </Row>
      </dl>
      <form.Failure />
      {paused !== undefined ? (
        <Note tone="honey">{paused}</Note>
      ) : walletChain === chainId ? (
        <form.Submit size="large" isDisabled={!fee || !terms} workingText={t('keeping')}>
          {t('mint')}
        </form.Submit>
      ) : (
        <SwitchNetwork chainId={chainId} networkTitle={title} />
      )}
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className="font-display font-extrabold">{children}</dd>
    </div>
  )
}
