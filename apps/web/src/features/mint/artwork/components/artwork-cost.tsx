import { type Address, parseAddress } from '@mofu/domain/address'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../../api/app-config.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { deployTermsQuery, mintFeeQuery, type MyCollections } from '../../../../parts/minting/queries.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { SwitchNetwork } from '../../../../parts/switch-network.tsx'
import type { UploadedFile } from '../../../../parts/upload-field.tsx'
import type { TxPlan } from '../../../../tx/plan.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { NetworkFee } from '../../components/network-fee.tsx'
import { type ArtworkOrder, deployAndMint, storeCopies, saveNft, mintInto } from '../actions/mint-artwork.ts'
import { type ArtworkProblem, type ArtworkValues, type ReadArtwork, readArtwork } from '../artwork-values.ts'

type ArtworkCostProps = {
  wallet: Address
  factory: Address
  values: ArtworkValues
  file: UploadedFile | null
  home: MyCollections['list'][number] | undefined
  shared: Address
  onProblem: (problem: ArtworkProblem | undefined) => void
}

/** As long as the real value, so that the gas estimate is the same: a document's URI, or the folder of many copies. */
const sampleUri = (count: number) =>
  count === 1
    ? 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'
    : `${window.location.origin}/api/v2/series/${'a'.repeat(64)}`

/** The cost, and the main button. The metadata is stored first; nothing is spent until the wallet signs. */
export function ArtworkCost({ wallet, factory, values, file, home, shared, onProblem }: ArtworkCostProps) {
  const t = useTranslations('artwork')
  const wordsOf = useFailureWords()
  const start = useStartTx()
  const { chainId, coin, title } = useNetwork()
  const { chainId: walletChain } = useConnection()
  const client = useChainClient(chainId)
  const fee = useQuery(mintFeeQuery(client, { chainId, factory, coin }))
  const terms = useQuery(deployTermsQuery(client, chainId, factory))
  const paused = usePaused(chainId, 'CollectionFactory')
  const isNew = values.collection === 'new'
  const found = readArtwork(isNew ? { ...values, count: '1' } : values, file !== null)
  const count = isNew ? 1 : Math.max(1, Math.min(200, Math.floor(Number(values.count)) || 1))
  const [salt] = useState(randomSalt)

  /** What will be signed, once the metadata has a URI. */
  const planAt = (uri: string, read: ReadArtwork): TxPlan | undefined => {
    if (!fee.data || !terms.data) return undefined
    const name = values.artworkName.trim()
    const order: ArtworkOrder = {
      chainId,
      native: coin,
      account: wallet,
      fee: fee.data,
      name,
      picture: file?.pictureUrl ?? file?.poster?.pictureUrl ?? '/favicon.svg',
      uri,
      count: read.count,
      gets: t('gets', { name, count: read.count }),
    }
    if (read.home) return deployAndMint(order, read.home, { factory, deployFee: terms.data.fee, salt })
    if (read.royalty !== undefined) {
      return mintInto(order, { contract: shared, recipient: wallet, royalty: read.royalty })
    }
    const contract = parseAddress(home?.contract ?? '')
    const recipient = parseAddress(home?.page?.recipient ?? '') ?? wallet
    return contract && mintInto(order, { contract, recipient, royalty: home?.page?.royalty ?? 0 })
  }
  const sample = 'read' in found ? planAt(sampleUri(found.read.count), found.read) : undefined

  const mint = useMutation({
    mutationFn: async () => {
      onProblem('problem' in found ? found.problem : undefined)
      if ('problem' in found || !file) return
      const words = {
        artworkName: values.artworkName.trim(),
        artistName: values.artistName.trim(),
        introduction: values.introduction.trim(),
        socialLink: values.socialLink.trim() || null,
        url: file.url,
        poster: file.poster?.url ?? null,
      }
      const { read } = found
      const uri = read.count > 1 ? await storeCopies(words) : await saveNft(words, home?.id ?? null)
      const plan = planAt(uri, read)
      if (plan) start(plan)
    },
  })

  return (
    <section aria-labelledby="cost" className="grid gap-3">
      <h2 id="cost" className="text-xl">
        {t('cost')}
      </h2>
      <dl className="divide-line divide-y-2">
        {isNew ? (
          <Row label={t('deployFee')}>
            {terms.data ? <AmountLabel amount={terms.data.fee} coin={coin} /> : '…'}
          </Row>
        ) : null}
        <Row label={t('mintFee', { count })}>
          {fee.data ? <AmountLabel {...fee.data} amount={fee.data.amount * BigInt(count)} /> : '…'}
        </Row>
        <Row label={t('gas')}>
          {sample && walletChain === chainId ? (
            <NetworkFee account={wallet} plan={sample} coin={coin} count={count} />
          ) : (
            <span className="text-soft text-sm font-normal">{t('gasHint')}</span>
          )}
        </Row>
      </dl>
      {mint.isError ? <Note tone="berry">{wordsOf(mint.error).text}</Note> : null}
      {paused !== undefined ? (
        <Note tone="honey">{paused}</Note>
      ) : walletChain === chainId ? (
        <Button
          look="main"
          size="large"
          disabled={mint.isPending || !fee.data || !terms.data}
          onClick={() => mint.mutate()}
        >
          {mint.isPending ? t('keeping') : t('mint')}
        </Button>
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

/** Makes a collection's address unique: the same name can be used twice. */
function randomSalt(): `0x${string}` {
  return `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
