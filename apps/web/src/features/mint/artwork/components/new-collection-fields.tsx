import { useTranslations } from '../../../../i18n/use-translations.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TickBox } from '../../../../ui/tick-box.tsx'
import type { ArtworkProblem, ArtworkValues } from '../artwork-values.ts'

type NewCollectionFieldsProps = {
  values: ArtworkValues
  problem: ArtworkProblem | undefined
  onChange: (change: Partial<ArtworkValues>) => void
}

/** The fields of a collection that is created together with its first token. */
export function NewCollectionFields({ values, problem, onChange }: NewCollectionFieldsProps) {
  const t = useTranslations('artwork')
  const wrong = (code: ArtworkProblem) => (problem === code ? t(`problem.${code}`) : undefined)
  return (
    <fieldset className="border-line grid gap-4 rounded-2xl border-2 p-4">
      <legend className="font-display px-2 font-extrabold">{t('newCollection')}</legend>
      <TextField
        label={t('newName')}
        problem={wrong('newName')}
        value={values.newName}
        onText={(newName) => onChange({ newName })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('maxMint')}
          value={values.isLimited ? 'limited' : 'unlimited'}
          choices={[
            { value: 'unlimited', label: t('unlimited') },
            { value: 'limited', label: t('limited') },
          ]}
          onChoose={(kind) => onChange({ isLimited: kind === 'limited' })}
        />
        {values.isLimited ? (
          <TextField
            label={t('limit')}
            problem={wrong('limit')}
            value={values.limit}
            inputMode="numeric"
            onText={(limit) => onChange({ limit })}
          />
        ) : null}
        <TextField
          label={t('earnings')}
          problem={wrong('earnings')}
          value={values.earnings}
          inputMode="decimal"
          onText={(earnings) => onChange({ earnings })}
        />
      </div>
      <TextField
        label={t('allowedWallet')}
        hint={t('allowedWalletHint')}
        problem={wrong('wallet')}
        value={values.allowedWallet}
        spellCheck={false}
        onText={(allowedWallet) => onChange({ allowedWallet })}
      />
      <TickBox
        label={t('isOpen')}
        hint={t('isOpenHint')}
        isTicked={values.isOpen}
        onTick={(isOpen) => onChange({ isOpen })}
      />
    </fieldset>
  )
}
