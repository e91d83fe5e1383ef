import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { type ChangedCollection, changeCollection } from '../actions/change-collection.ts'
import { Section } from './section.tsx'

/** Whether anyone may mint, and the button that changes it. */
export function MintAccessSection({ changed, isOpen }: { changed: ChangedCollection; isOpen: boolean }) {
  const t = useTranslations('management')
  const start = useStartTx()
  const values = { name: changed.name }
  const plan = () =>
    changeCollection(
      changed,
      isOpen
        ? {
            title: { key: 'management.closePlan', values },
            functionName: 'close',
            args: [],
            means: t('closeGets'),
          }
        : {
            title: { key: 'management.openPlan', values },
            functionName: 'open',
            args: [],
            means: t('openGets'),
          },
    )
  return (
    <Section title={t('doors')}>
      <p>{t(isOpen ? 'doorOpen' : 'doorClosed')}</p>
      <Button className="justify-self-start" onClick={() => start(plan())}>
        {t(isOpen ? 'closeDoor' : 'open')}
      </Button>
    </Section>
  )
}
