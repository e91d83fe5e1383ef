import { getAddress } from 'viem'

import { useTranslations } from '../i18n/use-translations.ts'
import { AddressLabel } from '../parts/address-label.tsx'
import type { ApprovalUse, Permission } from './plan.ts'

const handTexts = {
  sale: 'handText',
  box: 'forBox.handText',
  auction: 'forAuction.handText',
  pledge: 'forPledge.handText',
} as const satisfies Record<ApprovalUse, string>

/** The tokens an operator may move from now on; each approval is a separate signature. */
export function TxPermissions({
  permissions,
  chainId,
}: {
  permissions: readonly Permission[]
  chainId: number
}) {
  const t = useTranslations('tx')
  const [first] = permissions
  if (!first) return null
  const isOneToken = permissions.length === 1 && !first.isForAll
  return (
    <div className="bg-honey-wash text-honey-text mb-4 rounded-2xl p-4">
      {isOneToken ? (
        <p>{t(handTexts[first.use], { name: first.name })}</p>
      ) : (
        <>
          <p>{t('handManyText', { count: permissions.length, all: permissions.length + 1 })}</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {permissions.map(({ name, isForAll, use }) => (
              <li key={`${isForAll} ${name}`}>{t(permissionText(isForAll, use), { name })}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-sm">
        {t('allowWho')} <AddressLabel address={getAddress(first.operator)} chainId={chainId} isFull />
      </p>
    </div>
  )
}

function permissionText(isForAll: boolean, use: ApprovalUse) {
  if (use === 'box') return isForAll ? 'forBox.handAll' : 'forBox.handOne'
  return isForAll ? 'handAll' : 'handOne'
}
