import { artistNameMost, artworkNameMost, introductionMost } from '@mofu/domain/nft-document'
import { type ReactNode, useState } from 'react'

import { useAppConfig } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { MyCollections } from '../../../../parts/minting/queries.ts'
import { type UploadedFile, UploadField } from '../../../../parts/upload-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import type { ArtworkProblem, ArtworkValues } from '../artwork-values.ts'
import { NewCollectionFields } from './new-collection-fields.tsx'

type ArtworkFormProps = {
  values: ArtworkValues
  homes: MyCollections['list']
  onChange: (change: Partial<ArtworkValues>) => void
  onFile: (file: UploadedFile | null) => void
  children: (showProblem: (problem: ArtworkProblem | undefined) => void) => ReactNode
}

export function ArtworkForm({ values, homes, onChange, onFile, children }: ArtworkFormProps) {
  const t = useTranslations('artwork')
  const { isPinning } = useAppConfig()
  const [problem, setProblem] = useState<ArtworkProblem>()
  const change = (next: Partial<ArtworkValues>) => {
    setProblem(undefined)
    onChange(next)
  }
  const wrong = (code: ArtworkProblem) => (problem === code ? t(`problem.${code}`) : undefined)
  return (
    <div className="card grid gap-5 p-5 sm:p-8">
      <div>
        <UploadField
          label={t('file')}
          purpose="artwork"
          onFile={(file) => {
            setProblem(undefined)
            onFile(file)
          }}
        />
        <p className="text-soft mt-2 text-sm">{t(isPinning ? 'keptPinned' : 'keptHere')}</p>
        {problem === 'file' ? (
          <p role="alert" className="text-berry-text mt-2 font-semibold">
            {t('problem.file')}
          </p>
        ) : null}
      </div>
      <TextField
        label={t('artworkName')}
        problem={wrong('name')}
        value={values.artworkName}
        maxLength={artworkNameMost}
        onText={(artworkName) => change({ artworkName })}
      />
      <TextField
        label={t('artistName')}
        value={values.artistName}
        maxLength={artistNameMost}
        onText={(artistName) => change({ artistName })}
      />
      <SelectField
        label={t('collection')}
        value={values.collection}
        choices={[
          { value: 'shared', label: t('shared') },
          { value: 'new', label: t('newCollection') },
          ...homes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(collection) => change({ collection })}
      />
      {values.collection === 'shared' ? (
        <TextField
          label={t('earnings')}
          problem={wrong('earnings')}
          value={values.earnings}
          inputMode="decimal"
          onText={(earnings) => change({ earnings })}
        />
      ) : null}
      {values.collection === 'new' ? (
        <NewCollectionFields values={values} problem={problem} onChange={change} />
      ) : (
        <TextField
          label={t('count')}
          hint={t('countHint')}
          problem={wrong('count')}
          value={values.count}
          inputMode="numeric"
          onText={(count) => change({ count })}
        />
      )}
      <TextField
        label={t('socialLink')}
        problem={wrong('link')}
        value={values.socialLink}
        inputMode="url"
        onText={(socialLink) => change({ socialLink })}
      />
      <TextArea
        label={t('introduction')}
        value={values.introduction}
        maxLength={introductionMost}
        onText={(introduction) => change({ introduction })}
      />
      <TickBox
        label={t('original')}
        hint={t('originalHint')}
        problem={wrong('original')}
        isTicked={values.isOriginal}
        onTick={(isOriginal) => change({ isOriginal })}
      />
      {children(setProblem)}
    </div>
  )
}
