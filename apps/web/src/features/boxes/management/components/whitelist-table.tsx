import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import type { BoxDetail } from '../../queries.ts'

/** The wallets on the whitelist with their prices and how many draws they have made. */
export function WhitelistTable({ box }: { box: BoxDetail }) {
  const t = useTranslations('boxManagement')
  if (box.whitelist.length === 0) return <p className="text-soft">{t('whitelistEmpty')}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="font-display mb-1 text-left text-lg font-extrabold">{t('whitelist')}</caption>
        <thead className="text-soft text-sm">
          <tr>
            <th className="py-1 pr-4 font-semibold">{t('wallet')}</th>
            <th className="py-1 pr-4 font-semibold">{t('listedPrice')}</th>
            <th className="py-1 font-semibold">{t('used')}</th>
          </tr>
        </thead>
        <tbody>
          {box.whitelist.map(({ addr, price, usedCount, limit }) => (
            <tr key={addr} className="border-line border-t-2">
              <td className="py-2 pr-4">
                <AddressLabel address={addr} copyName={t('wallet')} />
              </td>
              <td className="py-2 pr-4">
                <AmountLabel amount={BigInt(price)} coin={box.symbol} decimals={box.decimals} />
              </td>
              <td className="py-2 tabular-nums">{t('usedOf', { used: usedCount, limit })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
