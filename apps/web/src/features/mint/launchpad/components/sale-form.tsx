import { readUnits } from '@mofu/domain/read-units'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import { UploadField, type UploadedFile } from '../../../../parts/upload-field.tsx'
import { useNetwork } from '../../../../session/app-config.ts'
import { useChainClient } from '../../../../session/use-chain-client.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import type { ChangedCollection } from '../../keeping/actions/change-collection.ts'
import { keepSeries } from '../actions/announce.ts'
import type { KeptList } from '../actions/keep-list.ts'
import { changeSale, noList, startSale } from '../actions/sell.ts'
import { type Sale, saleCoinQuery } from '../queries.ts'
import { ListField } from './list-field.tsx'

type SaleFormProps = {
  changed: ChangedCollection
  royalty: number
  /** The sale that is on, to change it; without one, a new one begins. */
  sale: Sale | undefined
}

const noCoin = '0x0000000000000000000000000000000000000000'

/** The terms of a sale. A new one also says what its tokens are. */
export function SaleForm({ changed, royalty, sale }: SaleFormProps) {
  const t = useTranslations('launchpad')
  const wordsOf = useFailureWords()
  const start = useStartTx()
  const { chainId, coin: native } = useNetwork()
  const coin = useQuery(saleCoinQuery(useChainClient(chainId), chainId, sale?.coin ?? noCoin, native))
  const decimals = coin.data?.decimals ?? 18
  const [price, setPrice] = useState(
    sale ? exactAmount(BigInt(sale.price), decimals).replaceAll(',', '') : '0.01',
  )
  const [limit, setLimit] = useState(String(sale?.limit ?? 1))
  const [isOpen, setOpen] = useState(sale?.allOpen ?? false)
  const [list, setList] = useState<KeptList>()
  const [name, setName] = useState('')
  const [introduction, setIntroduction] = useState('')
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [problem, setProblem] = useState<'price' | 'limit' | 'art' | 'nobody'>()

  const units = readUnits(price.trim(), decimals)
  const most = readUnits(limit.trim(), 0)
  const limitNumber = most !== undefined && most >= 1n && most < 2n ** 32n ? Number(most) : undefined
  const hasOldList = sale !== undefined && /[1-9a-f]/.test(sale.merkleRoot.slice(2))

  const send = useMutation({
    mutationFn: async () => {
      if (units === undefined || units >= 2n ** 96n) return setProblem('price')
      if (limitNumber === undefined) return setProblem('limit')
      const kept = list ?? (sale && hasOldList ? sale : noList)
      if (!isOpen && kept === noList) return setProblem('nobody')
      const terms = {
        coin: sale?.coin ?? noCoin,
        price: units,
        limit: limitNumber,
        allOpen: isOpen,
        merkleRoot: kept.merkleRoot,
        treeUri: kept.treeUri,
      }
      const words = { means: t(isOpen ? 'startsOpen' : 'startsListed') }
      if (sale) return start(changeSale(changed, terms, words))
      if (!file || name.trim() === '') return setProblem('art')
      const baseUri = await keepSeries({
        name: name.trim(),
        introduction: introduction.trim(),
        url: file.url,
        poster: file.poster?.url ?? null,
      })
      start(startSale(changed, { terms, baseUri, royalty }, words))
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
        <TextField
          label={t('price', { coin: coin.data?.symbol ?? native })}
          problem={problem === 'price' ? t('priceWrong') : undefined}
          value={price}
          inputMode="decimal"
          onText={setPrice}
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
      <ListField
        defaults={{ price: units ?? 0n, limit: BigInt(limitNumber ?? 1), decimals }}
        kept={list}
        onKept={setList}
      />
      {send.isError ? <Note tone="berry">{wordsOf(send.error).text}</Note> : null}
      <Button
        look="main"
        className="justify-self-start"
        disabled={send.isPending || !coin.data}
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
