import { goodsLimits } from '@mofu/domain/mall/shop-rules'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { type GoodsDraft, isSaid, newSku, type SkuDraft, skuFault, written } from '../goods-draft.ts'
import { SkuFields } from './sku-fields.tsx'

type SkuListProps = {
  draft: GoodsDraft
  hasTried: boolean
  onChange: (more: Pick<GoodsDraft, 'options' | 'skus'>) => void
}

/** What of a product can be chosen, and each choice with its price and stock. */
export function SkuList({ draft: { options, skus, pictures }, hasTried, onChange }: SkuListProps) {
  const t = useTranslations('desk')
  const language = useLanguage()
  const setSku = (key: string, more: Partial<SkuDraft>) =>
    onChange({ options, skus: skus.map((sku) => (sku.key === key ? { ...sku, ...more } : sku)) })
  const setOption = (place: number, text: string) =>
    onChange({
      skus,
      options: options.map((one, index) => (index === place ? written(one, language, text) : one)),
    })
  const dropOption = (place: number) =>
    onChange({
      options: options.filter((_, index) => index !== place),
      skus: skus.map((sku) => ({ ...sku, choices: sku.choices.filter((_, index) => index !== place) })),
    })
  return (
    <Panel title={t('kinds')}>
      <p className="text-soft mb-4">{t('kindsText')}</p>
      <div className="grid gap-4">
        {options.map((option, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is its place
          <div key={place} className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label={t('optionName', { number: String(place + 1) })}
                hint={t('optionHint')}
                value={option[language] ?? ''}
                maxLength={goodsLimits.choice}
                problem={hasTried && !isSaid(option) ? t('needed') : undefined}
                onText={(text) => setOption(place, text)}
              />
            </div>
            <Button size="small" look="quiet" onClick={() => dropOption(place)}>
              {t('removeOption', { number: String(place + 1) })}
            </Button>
          </div>
        ))}
        {options.length >= goodsLimits.options ? null : (
          <Button
            size="small"
            onClick={() =>
              onChange({
                options: [...options, {}],
                skus: skus.map((sku) => ({ ...sku, choices: [...sku.choices, {}] })),
              })
            }
          >
            {t('addOption')}
          </Button>
        )}
        {skus.map((sku, index) => (
          <SkuFields
            key={sku.key}
            number={index + 1}
            sku={sku}
            options={options}
            pictures={pictures}
            fault={hasTried ? skuFault(sku) : undefined}
            onChange={(more) => setSku(sku.key, more)}
            {...(skus.length > 1
              ? { onRemove: () => onChange({ options, skus: skus.filter(({ key }) => key !== sku.key) }) }
              : {})}
          />
        ))}
        {skus.length >= goodsLimits.skus ? null : (
          <Button
            onClick={() =>
              onChange({ options, skus: [...skus, newSku(`new-${Date.now()}`, options.length)] })
            }
          >
            {t('addKind')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
