import { homeMost } from '@mofu/domain/home-content'
import type { HomeContent } from '@mofu/wire/home'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { LocalTextFields } from '../../../parts/local-text-fields.tsx'
import { PictureSlot } from '../../../parts/picture-slot.tsx'
import { RowList } from '../../../parts/row-list.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type BannerRowsProps = { rows: HomeContent['banners']; onRows: (rows: HomeContent['banners']) => void }

export function BannerRows({ rows, onRows }: BannerRowsProps) {
  const t = useTranslations('accounts')
  return (
    <RowList
      title={t('editHome.banners')}
      text={t('editHome.bannersText')}
      add={t('editHome.addBanner')}
      rows={rows}
      most={homeMost.banners}
      onRows={onRows}
      fresh={() => ({ src: '', srcMobile: null, title: {}, link: '/list' })}
    >
      {(row, change) => (
        <>
          <PictureSlot
            label={t('editHome.wide')}
            url={row.src}
            onUrl={(url) => change({ ...row, src: url ?? '' })}
          />
          <PictureSlot
            label={t('editHome.narrow')}
            url={row.srcMobile}
            onUrl={(url) => change({ ...row, srcMobile: url })}
          />
          <LocalTextFields
            label={t('editHome.rowTitle')}
            text={row.title}
            onText={(title) => change({ ...row, title })}
          />
          <TextField
            label={t('editHome.link')}
            hint={t('editHome.linkHint')}
            value={row.link}
            onText={(link) => change({ ...row, link })}
          />
        </>
      )}
    </RowList>
  )
}
