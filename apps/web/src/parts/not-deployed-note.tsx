import { useAppConfig, useNetwork } from '../api/app-config.ts'
import { chooseNetwork } from '../api/chosen-network.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { StateNote } from './state-note.tsx'

/** Says that nothing is deployed on this network, with a way to switch to one where something is. */
export function NotDeployedNote() {
  const t = useTranslations('parts')
  const { title } = useNetwork()
  const { networks, homeNetwork } = useAppConfig()
  const home = networks.find(({ name, contracts }) => name === homeNetwork && contracts !== null)
  return (
    <StateNote scene="empty" title={t('notDeployedTitle', { network: title })} text={t('notDeployedText')}>
      {home ? (
        <Button onClick={() => chooseNetwork(home)}>{t('goToNetwork', { network: home.title })}</Button>
      ) : null}
    </StateNote>
  )
}
