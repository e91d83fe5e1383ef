import { useTranslations } from '../../../i18n/use-translations.ts'
import type { FieldOf } from '../../../parts/form/server-errors.ts'
import type { AppForm, Problems } from '../../../parts/form/use-app-form.ts'
import { hasText, type ProductDraft, skuFaults } from './product-draft.ts'

export type ProductFormApi = AppForm<ProductDraft>

/** The messages of the invalid fields of a product. */
export function useProductProblems(): (draft: ProductDraft) => Problems<ProductDraft> {
  const t = useTranslations('merchant')
  return ({ title, categoryId, freightTemplateId, options, skus }) => ({
    title: hasText(title) ? undefined : t('titleNeeded'),
    categoryId: categoryId === '' ? t('needed') : undefined,
    freightTemplateId: freightTemplateId === '' ? t('freightFirst') : undefined,
    ...Object.fromEntries([
      ...options.flatMap((option, place) => (hasText(option) ? [] : [[`options[${place}]`, t('needed')]])),
      ...skus.flatMap((sku, index) => [
        ...sku.choices.flatMap((choice, place) =>
          hasText(choice) ? [] : [[`skus[${index}].choices[${place}]`, t('needed')]],
        ),
        ...skuFaults(sku).map((name) => [
          `skus[${index}].${name}`,
          t(name === 'price' ? 'priceWrong' : 'numberWrong'),
        ]),
      ]),
    ]),
  })
}

/** The field of the form for each field that the server can refuse; the others have no single place. */
export const productFieldOf: FieldOf<'categoryId' | 'freightTemplateId' | 'title'> = ({ code, facts }) => {
  if (code !== 'mall.product_wrong') return undefined
  if (facts['field'] === 'category') return 'categoryId'
  if (facts['field'] === 'freight') return 'freightTemplateId'
  return facts['field'] === 'title' ? 'title' : undefined
}
