import { parseAddress } from '@mofu/domain/address'
import type { WhitelistDefaults } from '@mofu/domain/whitelist'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import type { CoinChoice } from '../../../../parts/coin-select.tsx'
import { mintFeeQuery } from '../../../../parts/minting/queries.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { readLimit, readPrice } from '../../../../parts/typed-values.ts'
import { UploadField, type UploadedFile } from '../../../../parts/upload-field.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import type { ChangedCollection } from '../../management/actions/change-collection.ts'
import { saveSeries } from '../actions/announce.ts'
import { updateSale, noList, startSale } from '../actions/sell.ts'
import { type Sale, saleCoinQuery } from '../queries.ts'
import { payableCoins } from '../sale-values.ts'
import { type GivenList, ListField } from './list-field.tsx'

type SaleFormProps = {
  changed: ChangedCollection
  royalty: number
  /** The running sale, to change it; without one, a new sale starts. */
  sale: Sale | undefined
}

/** The terms of a sale. A new one also sets its tokens and its coin: these stay until it ends. */
export function SaleForm({ changed, royalty, sale }: SaleFormProps) {
  const { chainId, coin: native, coins, contracts } = useNetwork()
  const client = useChainClient(chainId)
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '') ?? changed.contract
  const fee = useQuery(mintFeeQuery(client, { chainId, factory, coin: native }))
  const before = useQuery({
    ...saleCoinQuery(client, chainId, sale?.coin ?? '', native),
    enabled: sale !== undefined,
  })
  const offered = sale ? before.data && [before.data] : fee.data && payableCoins(coins, fee.data)
  const [first] = offered ?? []
  if (!offered || !first) return <Skeleton className="h-96 rounded-2xl" />
  return <Terms changed={changed} royalty={royalty} sale={sale} coins={offered} first={first} />
}

type TermsProps = SaleFormProps & { coins: readonly CoinChoice[]; first: CoinChoice }

function Terms({ changed, royalty, sale, coins, first }: TermsProps) {
  const t = useTranslations('launchpad')
  const wordsOf = useFailureWords()
  const start = useStartTx()
  const [coin, setCoin] = useState(first)
  const { decimals } = coin
  const [price, setPrice] = useState(
    sale ? exactAmount(BigInt(sale.price), decimals).replaceAll(',', '') : '0.01',
  )
  const [limit, setLimit] = useState(String(sale?.limit ?? 1))
  const [isOpen, setOpen] = useState(sale?.allOpen ?? false)
  const [given, setGiven] = useState<GivenList>()
  const [name, setName] = useState('')
  const [introduction, setIntroduction] = useState('')
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [problem, setProblem] = useState<'price' | 'limit' | 'art' | 'nobody' | 'list'>()

  const units = readPrice(price, decimals)
  const most = readLimit(limit)
  const hasOldList = sale !== undefined && /[1-9a-f]/.test(sale.merkleRoot.slice(2))
  // Lines without their own price or limit take these: a list that was built with other defaults is invalid.
  const defaults = { price: units ?? 0n, limit: BigInt(most ?? 1), decimals }
  const list =
    given === undefined || given === 'unchecked' || isSame(given.defaults, defaults) ? given : 'unchecked'

  const send = useMutation({
    mutationFn: async () => {
      if (units === undefined) return setProblem('price')
      if (most === undefined) return setProblem('limit')
      if (list === 'unchecked') return setProblem('list')
      const tree = list ?? (sale && hasOldList ? sale : noList)
      if (!isOpen && tree === noList && !sale?.listedCount) return setProblem('nobody')
      const terms = {
        coin: coin.address,
        price: units,
        limit: most,
        allOpen: isOpen,
        merkleRoot: tree.merkleRoot,
        treeUri: tree.treeUri,
      }
      const words = { means: t(isOpen ? 'startsOpen' : 'startsListed') }
      const treeCount = list ? list.count : tree === noList ? 0 : (sale?.treeCount ?? 0)
      const offered = { terms, coin, treeCount }
      if (sale) return start(updateSale(changed, offered, words))
      if (!file || name.trim() === '') return setProblem('art')
      const baseUri = await saveSeries({
        name: name.trim(),
        introduction: introduction.trim(),
        url: file.url,
        poster: file.poster?.url ?? null,
      })
      const artwork = { name: name.trim(), picture: file.poster?.url ?? file.url, baseUri, royalty }
      start(startSale(changed, offered, artwork, words))
    },
  })

  return (
    <div className="grid gap-4">
      {sale ? null : (
        <>
          <TextField
            label={t('pieceName')}
            hint={t('pieceNameHint')}
            problem={problem === 'art' ? t('pieceNeeded') : undefined}
            value={name}
            maxLength={120}
            onText={setName}
          />
          <TextArea label={t('pieceText')} value={introduction} maxLength={2_000} onText={setIntroduction} />
          <UploadField label={t('pieceFile')} purpose="artwork" onFile={setFile} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PriceField
          label={t('price')}
          problem={problem === 'price' ? t('priceWrong', { decimals }) : undefined}
          text={price}
          onText={setPrice}
          coins={coins}
          coin={coin}
          onCoin={sale ? undefined : setCoin}
        />
        <TextField
          label={t('limit')}
          problem={problem === 'limit' ? t('limitWrong') : undefined}
          value={limit}
          inputMode="numeric"
          onText={setLimit}
        />
      </div>
      <TickBox
        label={t('allOpen')}
        hint={t('allOpenHint')}
        problem={problem === 'nobody' ? t('nobodyProblem') : undefined}
        isTicked={isOpen}
        onTick={setOpen}
      />
      {hasOldList && !list ? (
        <Note tone="honey">{t('listStays', { count: sale.treeCount ?? 0 })}</Note>
      ) : null}
      <ListField defaults={defaults} given={list} onGiven={setGiven} />
      {problem === 'list' ? <Note tone="berry">{t('listUnchecked')}</Note> : null}
      {send.isError ? <Note tone="berry">{wordsOf(send.error).text}</Note> : null}
      <Button
        look="main"
        className="justify-self-start"
        disabled={send.isPending}
        onClick={() => {
          setProblem(undefined)
          send.mutate()
        }}
      >
        {t(sale ? 'changeTerms' : 'begin')}
      </Button>
    </div>
  )
}

function isSame(a: WhitelistDefaults, b: WhitelistDefaults): boolean {
  return a.price === b.price && a.limit === b.limit && a.decimals === b.decimals
}
