import { type Address, parseAddress } from '@mofu/domain/address'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { DataTable } from '../../../../parts/data-table.tsx'
import { mintFeeQuery, type MyCollections } from '../../../../parts/minting/queries.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import { isUnderWay, type TxRecord } from '../../../../tx/record.ts'
import { allRecords, useRecords } from '../../../../tx/records.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { mintBatch } from '../actions/mint-batch.ts'
import { batchSizeQuery, bulkProgressQuery } from '../queries.ts'
import type { StoredJob } from '../stored-job.ts'
import type { LineState } from '../use-bulk-job.ts'

/** Until the fee is known. */
const free = { amount: 0n, token: undefined }

type BulkRunProps = {
  wallet: Address
  factory: Address
  job: StoredJob
  home: MyCollections['list'][number] | undefined
  stateOf: (line: number, tokenURI: string | null) => LineState
  onGoOn: () => void
  onFinish: () => void
}

const tones: Record<LineState | 'minted', BadgeTone> = {
  waiting: 'plain',
  sending: 'honey',
  stored: 'honey',
  failed: 'berry',
  minted: 'mint',
}

/** A running bulk job. What is on the chain is never minted again; the next signature mints what is missing. */
export function BulkRun({ wallet, factory, job, home, stateOf, onGoOn, onFinish }: BulkRunProps) {
  const t = useTranslations('bulk')
  const start = useStartTx()
  const { chainId, coin, title } = useNetwork()
  const { chainId: walletChain } = useConnection()
  const client = useChainClient(chainId)
  const queryClient = useQueryClient()
  const paused = usePaused(chainId, 'CollectionFactory')
  const progressOptions = bulkProgressQuery(client, { chainId, wallet, bulkId: job.id })
  const progress = useQuery(progressOptions)
  const isBusy = useRecords().some(isMine)
  const fee = useQuery(mintFeeQuery(client, { chainId, factory, coin }))
  const contract = parseAddress(home?.contract ?? '') ?? factory
  const recipient = parseAddress(home?.page?.recipient ?? '') ?? wallet
  const royalty = home?.page?.royalty ?? 0
  const minted = progress.data?.minted ?? new Map<string, string>()
  const left = job.lines.flatMap(({ tokenURI }) =>
    tokenURI !== null && !minted.has(tokenURI) ? [tokenURI] : [],
  )
  const size = useQuery({
    ...batchSizeQuery(client, wallet, left, { contract, recipient, royalty, fee: fee.data ?? free }),
    enabled: fee.data !== undefined && left.length > 0,
  })
  const [typed, setTyped] = useState('')
  const most = Math.max(1, Math.min(size.data ?? 1, /^[1-9]\d*$/.test(typed) ? Number(typed) : Infinity))
  const batch = left.slice(0, most)
  const unstored = job.lines.filter(({ tokenURI }) => tokenURI === null)
  const failed = unstored.filter(({ line }) => stateOf(line, null) === 'failed').length
  const isIdle = unstored.every(({ line }) => ['waiting', 'failed'].includes(stateOf(line, null)))
  const isDone = minted.size === job.lines.length
  const isReady =
    progress.data?.isSettled === true && !isBusy && size.data !== undefined && fee.data !== undefined

  // A job that was restored with the page continues by itself; that spends nothing.
  const isUnfinished = unstored.length > 0
  useEffect(() => {
    if (isUnfinished) onGoOn()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the job is mounted
  }, [job.id])

  const mint = useMutation({
    mutationFn: async () => {
      // Read again at this very moment: what is on the chain by now, or pending, is never minted again.
      const now = await queryClient.fetchQuery({ ...progressOptions, staleTime: 0 })
      if (!now.isSettled || allRecords().some(isMine) || !fee.data) return
      const uris = leftOf(job, now.minted).slice(0, most)
      if (uris.length === 0) return
      start(
        mintBatch({
          chainId,
          contract,
          recipient,
          royalty,
          fee: fee.data,
          uris,
          name: home?.name ?? '',
          picture: home?.page?.logo ?? '/favicon.svg',
          gets: t('gets', { count: uris.length }),
        }),
      )
    },
  })

  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="bulk-progress" className="card grid grid-cols-1 gap-4 p-5 sm:p-8">
        <h2 id="bulk-progress" className="text-2xl">
          {t('progress', { name: home?.name ?? '' })}
        </h2>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure label={t('all')} count={job.lines.length} />
          <Figure label={t('keptCount')} count={job.lines.length - unstored.length} />
          <Figure label={t('mintedCount')} count={minted.size} />
          <Figure label={t('leftCount')} count={job.lines.length - minted.size} />
        </dl>
        <ProgressBar label={t('mintedCount')} value={minted.size} most={job.lines.length} tone="mint" />
        {isDone ? (
          <Note tone="mint" title={t('doneTitle', { count: minted.size })}>
            <p className="mt-3 flex flex-wrap gap-3">
              <Link to="/user-center/mynft-list" className={buttonStyle('main', 'small')}>
                {t('see')}
              </Link>
              <Button size="small" onClick={onFinish}>
                {t('another')}
              </Button>
            </p>
          </Note>
        ) : (
          <>
            {failed > 0 && isIdle ? (
              <Note tone="berry" title={t('failed', { failed })}>
                <Button size="small" className="mt-2" onClick={onGoOn}>
                  {t('retry')}
                </Button>
              </Note>
            ) : null}
            {unstored.length > 0 && !isIdle ? <p className="font-semibold">{t('keeping')}</p> : null}
            {left.length > 0 ? (
              <>
                <TextField
                  label={t('perSignature')}
                  hint={t('perSignatureHint', { most: size.data ?? 0 })}
                  value={typed}
                  inputMode="numeric"
                  onText={setTyped}
                />
                {fee.data ? (
                  <p>
                    <span className="text-soft">{t('cost', { count: batch.length })}</span>{' '}
                    <strong>
                      <AmountLabel {...fee.data} amount={fee.data.amount * BigInt(batch.length)} />
                    </strong>
                  </p>
                ) : null}
                {paused !== undefined ? (
                  <Note tone="honey">{paused}</Note>
                ) : walletChain === chainId ? (
                  <Button
                    look="main"
                    size="large"
                    disabled={!isReady || mint.isPending}
                    onClick={() => mint.mutate()}
                  >
                    {isReady ? t('mint', { count: batch.length, left: left.length }) : t('settling')}
                  </Button>
                ) : (
                  <SwitchNetwork chainId={chainId} networkTitle={title} />
                )}
              </>
            ) : null}
            <p className="text-soft text-sm">{t('leave')}</p>
            <Button size="small" className="justify-self-start" onClick={onFinish}>
              {t('stop')}
            </Button>
          </>
        )}
      </section>
      <DataTable
        label={t('lines')}
        rows={job.lines}
        keyOf={({ line }) => String(line)}
        columns={[
          { key: 'line', title: t('line'), text: ({ line }) => String(line), isNumber: true },
          { key: 'name', title: t('name'), text: ({ artworkName }) => artworkName },
          {
            key: 'state',
            title: t('state'),
            text: ({ line, tokenURI }) => t(`stage.${stageKey(stage(line, tokenURI))}`),
            cell: ({ line, tokenURI }) => {
              const at = stage(line, tokenURI)
              return <Badge tone={tones[at]}>{t(`stage.${stageKey(at)}`)}</Badge>
            },
          },
        ]}
      />
    </div>
  )

  function isMine(record: TxRecord): boolean {
    return isUnderWay(record) && record.chainId === chainId && record.account.toLowerCase() === wallet
  }

  function stage(line: number, tokenURI: string | null): LineState | 'minted' {
    return tokenURI !== null && minted.has(tokenURI) ? 'minted' : stateOf(line, tokenURI)
  }
}

/** The key of a state's text. */
function stageKey(state: LineState | 'minted') {
  return state === 'stored' ? 'kept' : state
}

/** Lines whose metadata is stored and which are not on the chain. */
function leftOf(job: StoredJob, minted: ReadonlyMap<string, string>): string[] {
  return job.lines.flatMap(({ tokenURI }) => (tokenURI !== null && !minted.has(tokenURI) ? [tokenURI] : []))
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <div className="bg-sunken rounded-2xl p-3">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="font-display text-2xl font-extrabold tabular-nums">{count}</dd>
    </div>
  )
}
