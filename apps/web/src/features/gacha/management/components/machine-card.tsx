import type { ManagedMachine } from '@mofu/wire/gacha/management'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import type { GachaPlace } from '../../gacha-place.ts'
import { KeeperState } from './keeper-state.tsx'

const amounts = [
  'price',
  'revenue',
  'reserve',
  'redeemedAmount',
  'redeemFees',
  'waiting',
  'refunded',
] as const
const counts = ['pulls', 'pending', 'redeemed'] as const

/** One machine: its stock, its sales, and whether pulls are decided in time. */
export function MachineCard({ place, machine }: { place: GachaPlace; machine: ManagedMachine }) {
  const t = useTranslations('gachaManagement')
  const format = useFormatter()
  const { symbol, decimals, collectionId } = machine
  return (
    <article className="card grid gap-4 p-5 sm:p-6">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{machine.name}</h2>
        <Badge tone={machine.isOpen ? 'mint' : 'plain'}>{t(machine.isOpen ? 'open' : 'closed')}</Badge>
        <Link
          to="/gachaMachine-edit/$id"
          params={{ id: String(collectionId) }}
          className={buttonStyle('plain', 'small', 'ml-auto')}
        >
          {t('edit')}
        </Link>
      </header>
      <dl className="grid gap-x-6 gap-y-3 min-[480px]:grid-cols-2 sm:grid-cols-3">
        <div>
          <dt className="text-soft text-sm">{t('stock')}</dt>
          <dd className="font-semibold">{t('stockOf', { size: machine.size, pets: machine.pets })}</dd>
        </div>
        {counts.map((count) => (
          <div key={count}>
            <dt className="text-soft text-sm">{t(`facts.${count}`)}</dt>
            <dd className="font-semibold tabular-nums">{format.number(machine[count])}</dd>
          </div>
        ))}
        {amounts.map((amount) => (
          <div key={amount}>
            <dt className="text-soft text-sm">{t(`facts.${amount}`)}</dt>
            <dd className="font-semibold">
              <AmountLabel amount={BigInt(machine[amount])} coin={symbol} decimals={decimals} />
            </dd>
          </div>
        ))}
      </dl>
      <KeeperState place={place} machine={machine} />
    </article>
  )
}
