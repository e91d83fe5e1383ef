import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { DataTable } from '../../../../parts/data-table.tsx'
import { mintFeeQuery, type MyCollections } from '../../../../parts/minting/queries.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { bulkMost, readLines } from '../read-lines.ts'
import type { StoredLine } from '../stored-job.ts'
import { FileChoice } from './file-choice.tsx'

type BulkFormProps = {
  factory: Address
  homes: MyCollections['list']
  onBegin: (collectionId: string, lines: StoredLine[]) => void
}

/** Files and a list are selected, every line is checked, and the total cost is shown before anything is sent. */
export function BulkForm({ factory, homes, onBegin }: BulkFormProps) {
  const t = useTranslations('bulk')
  const { chainId, coin } = useNetwork()
  const fee = useQuery(mintFeeQuery(useChainClient(chainId), { chainId, factory, coin }))
  const [home, setHome] = useState(homes[0]?.id ?? '')
  const [files, setFiles] = useState<File[]>([])
  const [csv, setCsv] = useState<string>()
  const [isOriginal, setOriginal] = useState(false)
  const lines = readLines(files, csv)
  const right = lines.flatMap(({ file, fault, line, artworkName, artistName, introduction, socialLink }) =>
    file && fault === undefined
      ? [{ line, artworkName, artistName, introduction, socialLink, file, tokenURI: null }]
      : [],
  )
  const wrong = lines.length - right.length
  const chosen = homes.find(({ id }) => id === home)
  const capacity = chosen && chosen.maxMint !== '0' ? Number(chosen.maxMint) - chosen.nftCount : Infinity
  const isTooMany = lines.length > bulkMost || right.length > capacity
  return (
    <div className="grid grid-cols-1 gap-6">
      <FileChoice files={files} onFiles={setFiles} onCsv={setCsv}>
        <SelectField
          label={t('collection')}
          value={home}
          choices={homes.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setHome}
        />
      </FileChoice>
      {lines.length === 0 ? null : (
        <section className="card grid grid-cols-1 gap-4 p-5 sm:p-8">
          <h2 className="text-2xl">{t('check')}</h2>
          <DataTable
            label={t('check')}
            rows={lines}
            keyOf={({ line }) => String(line)}
            columns={[
              { key: 'line', title: t('line'), text: ({ line }) => String(line), isNumber: true },
              { key: 'file', title: t('file'), text: ({ fileName }) => fileName },
              { key: 'name', title: t('name'), text: ({ artworkName }) => artworkName },
              {
                key: 'state',
                title: t('state'),
                text: ({ fault }) => (fault ? t(`fault.${fault}`) : t('right')),
                cell: ({ fault }) => (
                  <Badge tone={fault ? 'berry' : 'mint'}>{fault ? t(`fault.${fault}`) : t('right')}</Badge>
                ),
              },
            ]}
          />
          {wrong > 0 ? <Note tone="honey">{t('wrong', { wrong })}</Note> : null}
          {isTooMany ? (
            <Note tone="berry">{t('tooMany', { most: Math.min(bulkMost, capacity) })}</Note>
          ) : null}
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="text-soft">{t('cost', { count: right.length })}</span>
            <strong className="font-display text-lg">
              {fee.data ? <AmountLabel {...fee.data} amount={fee.data.amount * BigInt(right.length)} /> : '…'}
            </strong>
            <span className="text-soft text-sm">{t('costHint')}</span>
          </p>
          <TickBox label={t('original')} isTicked={isOriginal} onTick={setOriginal} />
          <Button
            look="main"
            size="large"
            className="justify-self-start"
            disabled={right.length === 0 || isTooMany || !isOriginal || !fee.data}
            onClick={() => onBegin(home, right)}
          >
            {t('begin', { count: right.length })}
          </Button>
        </section>
      )}
    </div>
  )
}
