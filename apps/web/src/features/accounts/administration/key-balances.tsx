import { useAppConfig } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { SystemStatus } from '../queries.ts'

/** What the keys of our own processes hold, and which of them have to be refilled. */
export function KeyBalances({ keys }: { keys: SystemStatus['keys'] }) {
  const t = useTranslations('administration')
  const { networks } = useAppConfig()
  if (keys.length === 0) return null
  return (
    <>
      <h3 className="mt-4 text-lg">{t('status.keys')}</h3>
      <ul aria-label={t('status.keys')} className="divide-line divide-y-2">
        {keys.map(({ chainId, role, address, balance, least, isLow, sampledAt }) => {
          const network = networks.find((one) => one.chainId === chainId)
          const amountOf = (value: string) => (
            <AmountLabel amount={BigInt(value)} coin={network?.coin ?? ''} decimals={18} />
          )
          return (
            <li key={`${chainId} ${role}`} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{t(`status.key.${role}`)}</span>
                <span>{network?.title ?? chainId}</span>
                {amountOf(balance)}
                {isLow ? <Badge tone="berry">{t('status.refill')}</Badge> : null}
              </p>
              <p className="text-soft flex flex-wrap items-center gap-x-2 text-sm">
                <AddressLabel address={address} copyName={t(`status.key.${role}`)} chainId={chainId} />
                {least === '0' ? null : (
                  <span>
                    {t('status.least')} {amountOf(least)}
                  </span>
                )}
                <TimeAgo at={sampledAt} />
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
