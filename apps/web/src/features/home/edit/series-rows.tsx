import { homeMost } from '@mofu/domain/home-content'
import type { HomeContent } from '@mofu/wire/home'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { LocalTextFields } from '../../../parts/local-text-fields.tsx'
import { PictureSlot } from '../../../parts/picture-slot.tsx'
import { RowList } from '../../../parts/row-list.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type CollectionChoice, nextChoice } from './collection-choice.ts'

type SeriesRowsProps = {
  rows: HomeContent['popularSeries']
  choices: readonly CollectionChoice[]
  onRows: (rows: HomeContent['popularSeries']) => void
}

export function SeriesRows({ rows, choices, onRows }: SeriesRowsProps) {
  const t = useTranslations('accounts')
  return (
    <RowList
      title={t('editHome.popular')}
      text={t('editHome.popularText')}
      add={t('editHome.addSeries')}
      rows={rows}
      most={homeMost.popularSeries}
      onRows={onRows}
      fresh={() => {
        const collectionId = nextChoice(
          choices,
          rows.map((one) => one.collectionId),
        )
        return { collectionId, image: null, title: {}, other: {}, url: null }
      }}
    >
      {(row, change) => (
        <>
          <SelectField
            label={t('editHome.collection')}
            value={row.collectionId}
            choices={choices}
            onChoose={(collectionId) => change({ ...row, collectionId })}
          />
          <PictureSlot
            label={t('editHome.image')}
            url={row.image}
            onUrl={(image) => change({ ...row, image })}
          />
          <LocalTextFields
            label={t('editHome.rowTitle')}
            text={row.title}
            onText={(title) => change({ ...row, title })}
          />
          <LocalTextFields
            label={t('editHome.other')}
            text={row.other}
            onText={(other) => change({ ...row, other })}
          />
          <TextField
            label={t('editHome.seriesLink')}
            hint={t('editHome.seriesLinkHint')}
            value={row.url ?? ''}
            onText={(url) => change({ ...row, url: url.trim() === '' ? null : url })}
          />
        </>
      )}
    </RowList>
  )
}
