import { useTranslations } from '../i18n/use-translations.ts'
import type { TxState } from './state.ts'

const steps = ['stepCheck', 'stepSign', 'stepMine', 'stepShow'] as const

/** How many of the four steps are done. */
const done: Record<Exclude<TxState['at'], 'failed'>, number> = {
  checking: 0,
  ready: 1,
  allowing: 1,
  asking: 1,
  sent: 2,
  mined: 3,
  done: 4,
}

export function TxSteps({ at }: { at: Exclude<TxState['at'], 'failed'> }) {
  const t = useTranslations('tx')
  return (
    <ol
      aria-label={t('steps')}
      className="text-soft mb-5 grid grid-cols-4 gap-2 text-center text-xs font-semibold"
    >
      {steps.map((step, index) => {
        const isDone = index < done[at]
        const isNow = index === done[at]
        return (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className={isDone || isNow ? 'text-ink' : undefined}
          >
            <span
              className={`mb-1.5 block h-2 rounded-full ${isDone ? 'bg-mint' : isNow ? 'animate-shimmer bg-honey' : 'bg-line'}`}
            />
            {t(step)}
          </li>
        )
      })}
    </ol>
  )
}
