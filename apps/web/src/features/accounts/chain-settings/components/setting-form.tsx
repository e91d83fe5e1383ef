import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
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
  const [text, setText] = useState(() => editText(setting, coins))
  const [wasTried, setTried] = useState(false)
  const { kind, value, most } = setting
  const to = typedValue(setting, text, coins)
  const isRate = kind === 'feeRate' || kind === 'royaltiesTop'
  const wrong = isRate
    ? t('chain.wrongRate', { most: rateText(most ?? 0n) })
    : t(kind === 'feeRecipient' ? 'chain.wrongAddress' : 'chain.wrongAmount')
  const problem = to === undefined ? wrong : t('chain.same')
  return (
    <form
      noValidate
      className="bg-sunken grid gap-3 rounded-2xl p-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (to !== undefined && to !== value) change(setting, to)
      }}
    >
      <TextField
        label={isRate ? `${name} (%)` : name}
        value={text}
        onText={setText}
        autoComplete="off"
        spellCheck={false}
        inputMode={kind === 'feeRecipient' ? 'text' : 'decimal'}
        hint={isRate ? t('chain.mostRate', { most: rateText(most ?? 0n) }) : undefined}
        problem={wasTried && (to === undefined || to === value) ? problem : undefined}
      />
      <p className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyle('main', 'small')}>
          {t('chain.review')}
        </button>
        <Button size="small" onClick={onCancel}>
          {t('chain.cancel')}
        </Button>
      </p>
    </form>
  )
}
