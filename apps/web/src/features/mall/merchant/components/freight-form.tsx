import { goodsLimits, shopLimits } from '@mofu/domain/mall/shop-rules'
import type { OwnTemplate } from '@mofu/wire/mall/merchant'
import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { centsText, readCents } from '../../orders/cents.ts'
import { useOrderAction } from '../../orders/use-order-action.ts'
import { saveFreight } from '../actions/save-shop.ts'
import { type FreightDraft, newRule, ruleBody, ruleDraft, ruleFaults } from '../rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'

type FreightFormProps = { shopId: number; known: OwnTemplate | undefined; onDone: () => void }

export function FreightForm({ shopId, known, onDone }: FreightFormProps) {
  const t = useTranslations('merchant')
  const save = useOrderAction(saveFreight, onDone)
  const form = useAppForm<FreightDraft>({
    values: {
      name: known?.name ?? '',
      rules: known?.rules.map(ruleDraft) ?? [newRule('first', ['*'])],
      freeFrom: known?.freeFrom ? centsText(BigInt(known.freeFrom)) : '',
    },
    check: ({ name, rules, freeFrom }) => ({
      name: name.trim() === '' ? t('needed') : undefined,
      freeFrom: freeFrom.trim() !== '' && readCents(freeFrom) === undefined ? t('priceWrong') : undefined,
      ...Object.fromEntries(
        rules.flatMap((rule, index) =>
          ruleFaults(rule).map((fault) => [
            `rules[${index}].${fault}`,
            t('ruleWrong', { most: String(goodsLimits.deliveryDays) }),
          ]),
        ),
      ),
    }),
    onSend: ({ name, rules, freeFrom }) =>
      save.mutateAsync({
        shopId,
        ...(known ? { id: known.id } : {}),
        name,
        unit: known?.unit ?? 'piece',
        rules: rules.map(ruleBody),
        freeFrom: freeFrom.trim() === '' ? null : String(readCents(freeFrom) ?? 0n),
      }),
  })
  const rules = useStore(form.store, ({ values }) => values.rules)
  return (
    <form.AppForm>
      <form.Form className="bg-sunken mt-4 grid gap-4 rounded-2xl p-4">
        <form.AppField name="name">
          {(field) => <field.Text isRequired label={t('freightName')} maxLength={shopLimits.name} />}
        </form.AppField>
        {rules.map((rule, index) => (
          <RuleFields
            key={rule.key}
            form={form}
            index={index}
            taken={rules.flatMap(({ places }) => places)}
            {...(rules.length > 1 ? { onRemove: () => void form.removeFieldValue('rules', index) } : {})}
          />
        ))}
        <Button
          size="small"
          onClick={() => form.pushFieldValue('rules', newRule(`rule-${rules.length}-${Date.now()}`, []))}
        >
          {t('addRule')}
        </Button>
        <form.AppField name="freeFrom">
          {(field) => <field.Text label={t('freeFrom')} hint={t('freeFromHint')} inputMode="decimal" />}
        </form.AppField>
        <form.Failure />
        <div className="flex flex-wrap gap-2">
          <form.Submit size="small" workingText={t('saving')}>
            {t('save')}
          </form.Submit>
          <Button size="small" look="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
