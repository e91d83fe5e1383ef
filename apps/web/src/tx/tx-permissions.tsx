import { getAddress } from 'viem'

import { useTranslations } from '../i18n/use-translations.ts'
import { AddressLabel } from '../parts/address-label.tsx'
import type { Permission } from './plan.ts'

/** Which tokens somebody may move from now on, and that each such leave is a signature of its own. */
export function TxPermissions({ permissions }: { permissions: readonly Permission[] }) {
  const t = useTranslations('tx')
  const [first] = permissions
  if (!first) return null
  const isOneToken = permissions.length === 1 && !first.isForAll
  return (
    <div className="bg-honey-wash text-honey-text mb-4 rounded-2xl p-4">
      {isOneToken ? (
        <p>{t('handText', { name: first.name })}</p>
      ) : (
        <>
          <p>{t('handManyText', { count: permissions.length, all: permissions.length + 1 })}</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {permissions.map(({ name, isForAll }) => (
              <li key={`${isForAll} ${name}`}>{t(isForAll ? 'handAll' : 'handOne', { name })}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-sm">
        {t('allowWho')} <AddressLabel address={getAddress(first.operator)} isFull />
      </p>
    </div>
  )
}
