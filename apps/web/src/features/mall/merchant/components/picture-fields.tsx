import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { UploadField } from '../../../../parts/upload-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ProductPicture } from '../../components/product-picture.tsx'
import { Panel } from '../../orders/components/panel.tsx'

type PictureFieldsProps = { pictures: readonly string[]; onChange: (pictures: string[]) => void }

/** The pictures of a product; lists show the first one. */
export function PictureFields({ pictures, onChange }: PictureFieldsProps) {
  const t = useTranslations('merchant')
  // The field takes one file: after each upload a new field replaces it.
  const [turn, setTurn] = useState(0)
  return (
    <Panel title={t('pictures')}>
      <p className="text-soft mb-4">{t('picturesText')}</p>
      <ul className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((url, index) => (
          <li key={url} className="grid content-start gap-2">
            <ProductPicture url={url} alt={t('pictureNumber', { number: String(index + 1) })} sizes="10rem" />
            {index === 0 ? null : (
              <Button
                size="small"
                look="quiet"
                onClick={() => onChange([url, ...pictures.filter((one) => one !== url)])}
              >
                {t('makeFirst', { number: String(index + 1) })}
              </Button>
            )}
            <Button size="small" look="quiet" onClick={() => onChange(pictures.filter((one) => one !== url))}>
              {t('removePicture', { number: String(index + 1) })}
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length >= goodsLimits.pictures ? null : (
        <UploadField
          key={turn}
          label={t('addPicture')}
          purpose="picture"
          onFile={(file) => {
            if (!file || pictures.includes(file.url)) return
            onChange([...pictures, file.url])
            setTurn((before) => before + 1)
          }}
        />
      )}
    </Panel>
  )
}
