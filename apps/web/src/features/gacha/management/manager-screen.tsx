import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AdminOnly } from './admin-only.tsx'
import { MachineCard } from './components/machine-card.tsx'

/** All machines with stock, sales and waiting pulls, for admins. */
export function ManagerScreen() {
  const t = useTranslations('gachaManagement')
  return (
    <div className="page max-w-5xl py-8 sm:py-12">
      <PageTitle text={`${t('managerTitle')} · Mofu`} />
      <header className="mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('managerTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('managerText')}</p>
      </header>
      <AdminOnly>
        {({ isPaused, isCreationEnded, list }, place) => (
          <div className="grid gap-6">
            {isPaused ? <Note tone="honey">{t('paused')}</Note> : null}
            {isCreationEnded ? (
              <Note tone="honey">{t('creationEnded')}</Note>
            ) : (
              <Link
                to="/gachaMachine-edit/$id"
                params={{ id: 'new' }}
                className={buttonStyle('main', 'normal', 'justify-self-start')}
              >
                {t('create')}
              </Link>
            )}
            {list.length === 0 ? <p className="font-semibold">{t('none')}</p> : null}
            <ul aria-label={t('machines')} className="grid gap-6">
              {list.map((machine) => (
                <li key={machine.id}>
                  <MachineCard place={place} machine={machine} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </AdminOnly>
    </div>
  )
}
