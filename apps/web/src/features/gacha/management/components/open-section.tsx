import type { ManagedMachine } from '@mofu/wire/gacha/management'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import type { GachaPlace } from '../../gacha-place.ts'
import { manageMachine } from '../actions/manage-machine.ts'
import { Section } from './section.tsx'

/** Opens a machine to pulls, or closes it. */
export function OpenSection({ place, machine }: { place: GachaPlace; machine: ManagedMachine }) {
  const t = useTranslations('gachaManagement')
  const start = useStartTx()
  const { isOpen, name, collectionId } = machine
  const toggle = () =>
    start(
      manageMachine(place, collectionId, {
        title: {
          key: isOpen ? 'gachaManagement.closePlan' : 'gachaManagement.openPlan',
          values: { name },
        },
        functionName: 'setOpen',
        args: [!isOpen],
        means: t(isOpen ? 'closeMeans' : 'openMeans'),
        name,
        picture: '/favicon.svg',
      }),
    )
  return (
    <Section title={t('pulling')}>
      <p>{t(isOpen ? 'openText' : 'closedText')}</p>
      <p className="text-soft text-sm">{t('fixedText')}</p>
      <Button className="justify-self-start" onClick={toggle}>
        {t(isOpen ? 'close' : 'openIt')}
      </Button>
    </Section>
  )
}
