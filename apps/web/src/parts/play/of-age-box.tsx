import { useTranslations } from '../../i18n/use-translations.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import { confirmOfAge, useIsOfAge } from './of-age.ts'

type OfAgeBoxProps = {
  /** What can be lost, in plain words. */
  loss: string
  /** The player tried to pay without it. */
  isMissing?: boolean
}

/** Asks the player to confirm their age before the first game of chance or bet in this browser. */
export function OfAgeBox({ loss, isMissing = false }: OfAgeBoxProps) {
  const t = useTranslations('parts')
  const isOfAge = useIsOfAge()
  return (
    <TickBox
      label={t('ofAge')}
      hint={loss}
      problem={isMissing && !isOfAge ? t('ofAgeFirst') : undefined}
      isTicked={isOfAge}
      onTick={confirmOfAge}
    />
  )
}
