import { homeMost } from '@mofu/domain/home-content'
import type { HomeContent } from '@mofu/wire/home'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { LocalTextFields } from '../../../parts/local-text-fields.tsx'
import { PictureSlot } from '../../../parts/picture-slot.tsx'
import { RowList } from '../../../parts/row-list.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type CollectionChoice, nextChoice } from './collection-choice.ts'

type LaunchpadRowsProps = {
  rows: HomeContent['launchpad']
  choices: readonly CollectionChoice[]
  onRows: (rows: HomeContent['launchpad']) => void
}

export function LaunchpadRows({ rows, choices, onRows }: LaunchpadRowsProps) {
  const t = useTranslations('accounts')
  return (
    <RowList
      title={t('editHome.launchpad')}
      text={t('editHome.launchpadText')}
      add={t('editHome.addLaunch')}
      rows={rows}
      most={homeMost.launchpad}
      onRows={onRows}
      fresh={() => {
        const id = nextChoice(
          choices,
          rows.map((one) => one.id),
        )
        return { id, title: {}, thumbnailType: 'IMAGE' as const, thumbnailUrl: null }
      }}
    >
      {(row, change) => (
        <>
          <SelectField
            label={t('editHome.collection')}
            value={row.id}
            choices={choices}
            onChoose={(id) => change({ ...row, id })}
          />
          <PictureSlot
            label={t('editHome.thumbnail')}
            url={row.thumbnailUrl}
            isArtwork
            onUrl={(thumbnailUrl, thumbnailType) => change({ ...row, thumbnailUrl, thumbnailType })}
          />
          <LocalTextFields
            label={t('editHome.rowTitle')}
            text={row.title}
            onText={(title) => change({ ...row, title })}
          />
        </>
      )}
    </RowList>
  )
}
