import { descriptionMost } from '@mofu/domain/collection-draft'

import { useErrorWords } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { DraftProblem, DraftValues } from '../draft-values.ts'
import { PictureField } from './picture-field.tsx'

type PageFieldsProps = {
  values: DraftValues
  problem: DraftProblem | undefined
  onChange: (change: Partial<DraftValues>) => void
}

/** What people see of a collection, and where its earnings go: before it is on the chain, and after. */
export function PageFields({ values, problem, onChange }: PageFieldsProps) {
  const t = useTranslations('keeping')
  const errors = useErrorWords()
  const wrong = (code: DraftProblem) =>
    problem === code && code in errors ? errors[code as never] : undefined
  return (
    <>
      <PictureField kind="logo" value={values.logo} onPicture={(logo) => onChange({ logo })} />
      <PictureField kind="banner" value={values.banner} onPicture={(banner) => onChange({ banner })} />
      <TextArea
        label={t('description')}
        value={values.description}
        maxLength={descriptionMost}
        onText={(description) => onChange({ description })}
      />
      <TextField
        label={t('socialLink')}
        hint={t('socialLinkHint')}
        problem={wrong('collections.link_wrong')}
        value={values.socialLink}
        inputMode="url"
        onText={(socialLink) => onChange({ socialLink })}
      />
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          label={t('earnings')}
          hint={t('earningsHint')}
          problem={wrong('collections.earnings_high')}
          value={values.earnings}
          inputMode="decimal"
          onText={(earnings) => onChange({ earnings })}
        />
        <TextField
          label={t('recipient')}
          hint={t('recipientHint')}
          problem={problem === 'recipient' ? t('recipientWrong') : undefined}
          value={values.recipient}
          spellCheck={false}
          onText={(recipient) => onChange({ recipient })}
        />
      </div>
    </>
  )
}
