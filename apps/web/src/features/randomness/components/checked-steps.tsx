import { languageTag } from '@mofu/domain/languages'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { StepList } from '../../../ui/step-list.tsx'
import type { DrawRecords, VerificationStep } from '../queries.ts'
import { stepWords } from '../step-words.ts'

/** Every check in words, with the values it was made with. */
export function CheckedSteps({
  records,
  steps,
}: {
  records: DrawRecords
  steps: readonly VerificationStep[]
}) {
  const t = useTranslations('fairness')
  const locale = languageTag[useLanguage()]
  const shown = steps.map((step) => {
    const { title, lines, facts } = stepWords({ t, locale }, records, step)
    const text = (
      <>
        {lines.map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
        {facts.map(({ label, value }) => (
          <span key={label} className="mt-1 block text-xs">
            {label}: <code className="wrap-anywhere">{value}</code>
          </span>
        ))}
      </>
    )
    return { title, text, state: step.isOk ? ('done' as const) : ('failed' as const) }
  })
  const stateNames = {
    done: t('stepState.done'),
    failed: t('stepState.failed'),
    now: t('stepState.now'),
    ahead: t('stepState.ahead'),
  }
  return <StepList label={t('steps')} steps={shown} stateNames={stateNames} />
}
