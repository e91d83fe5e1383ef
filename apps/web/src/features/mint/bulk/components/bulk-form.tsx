import type { Address } from '@mofu/domain/address'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { DataTable } from '../../../../parts/data-table.tsx'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { mintFeeQuery, type MyCollections } from '../../../../parts/minting/queries.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { bulkMost, readLines } from '../read-lines.ts'
import type { StoredLine } from '../stored-job.ts'
import { FileChoice } from './file-choice.tsx'

type Selected = { home: string; files: File[]; csv: string | undefined; isOriginal: boolean }

const nothing = { files: [], csv: undefined, isOriginal: false } satisfies Partial<Selected>

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
  const form = useAppForm<Selected>({
    values: { ...nothing, home: homes[0]?.id ?? '' },
    check: ({ isOriginal }) => ({ isOriginal: isOriginal ? undefined : t('originalNeeded') }),
    onSend: ({ home }) => onBegin(home, right),
  })
  const { home, files, csv } = useStore(form.store, ({ values }) => values)
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
    <form.AppForm>
      <form.Form className="grid grid-cols-1 gap-6">
        <FileChoice
          files={files}
          onFiles={(chosenFiles) => form.setFieldValue('files', chosenFiles)}
          onCsv={(text) => form.setFieldValue('csv', text)}
        >
          <form.AppField name="home">
            {(field) => (
              <field.Select
                isRequired
                label={t('collection')}
                choices={homes.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </form.AppField>
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
                {fee.data ? (
                  <AmountLabel {...fee.data} amount={fee.data.amount * BigInt(right.length)} />
                ) : (
                  '…'
                )}
              </strong>
              <span className="text-soft text-sm">{t('costHint')}</span>
            </p>
            <form.AppField name="isOriginal">{(field) => <field.Tick label={t('original')} />}</form.AppField>
            <form.Submit
              size="large"
              className="justify-self-start"
              isDisabled={right.length === 0 || isTooMany || !fee.data}
              workingText={t('begin', { count: right.length })}
            >
              {t('begin', { count: right.length })}
            </form.Submit>
          </section>
        )}
      </form.Form>
    </form.AppForm>
  )
}
