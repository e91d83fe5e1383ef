import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { isNamePrice } from '../name-prices.ts'
import { editText, rateText, typedValue } from '../setting-values.ts'
import type { ReadSetting } from '../settings.ts'
import { useChangeSetting } from '../use-change-setting.ts'
import { useSettingWords } from '../use-setting-words.ts'

type SettingFormProps = { setting: ReadSetting; name: string; onCancel: () => void }

/** The new value of a setting. The transaction dialog then shows it beside the present one. */
export function SettingForm({ setting, name, onCancel }: SettingFormProps) {
  const t = useTranslations('administration')
  const { coins } = useSettingWords()
  const change = useChangeSetting()
  const { kind, value, most } = setting
  const isRate = kind === 'feeRate' || kind === 'royaltiesTop'
  const wrong = isRate
    ? t('chain.wrongRate', { most: rateText(most ?? 0n) })
    : isNamePrice(kind)
      ? t('chain.wrongPrice')
      : t(kind === 'feeRecipient' ? 'chain.wrongAddress' : 'chain.wrongAmount')
  const form = useAppForm({
    values: { text: editText(setting, coins) },
    check: ({ text }) => {
      const to = typedValue(setting, text, coins)
      return { text: to === undefined ? wrong : to === value ? t('chain.same') : undefined }
    },
    onSend: ({ text }) => {
      const to = typedValue(setting, text, coins)
      if (to !== undefined) change(setting, to)
    },
  })
  return (
    <form.AppForm>
      <form.Form className="bg-sunken grid gap-3 rounded-2xl p-4">
        <form.AppField name="text">
          {(field) => (
            <field.Text
              isRequired
              label={isRate ? `${name} (%)` : name}
              autoComplete="off"
              spellCheck={false}
              inputMode={kind === 'feeRecipient' ? 'text' : 'decimal'}
              hint={isRate ? t('chain.mostRate', { most: rateText(most ?? 0n) }) : undefined}
            />
          )}
        </form.AppField>
        <p className="flex flex-wrap gap-3">
          <form.Submit size="small" className="" workingText={t('chain.review')}>
            {t('chain.review')}
          </form.Submit>
          <Button size="small" onClick={onCancel}>
            {t('chain.cancel')}
          </Button>
        </p>
      </form.Form>
    </form.AppForm>
  )
}
