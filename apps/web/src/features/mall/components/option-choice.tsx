import { type LocalText, textIn } from '@mofu/domain/local-text'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import type { OptionValue } from '../choose-sku.ts'

type OptionChoiceProps = {
  name: LocalText
  values: readonly (OptionValue & { isThere: boolean })[]
  chosen: string
  onChoose: (key: string) => void
}

export function OptionChoice({ name, values, chosen, onChoose }: OptionChoiceProps) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const title = textIn(language, name)
  return (
    <fieldset className="min-w-0">
      <legend className="font-display mb-2 font-extrabold">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map(({ key, text, isThere }) => (
          <label
            key={key}
            className={`has-focus-visible:outline-focus inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 px-4 font-semibold has-focus-visible:outline-3 ${chosen === key ? 'border-plum bg-honey text-plum' : 'border-line-strong bg-card hover:border-coral'} ${isThere ? '' : 'border-dashed'}`}
          >
            <input
              type="radio"
              name={title}
              className="sr-only"
              checked={chosen === key}
              onChange={() => onChoose(key)}
            />
            {textIn(language, text)}
            {isThere ? null : <span className="text-xs font-normal">{t('soldOut')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
