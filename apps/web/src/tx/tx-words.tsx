import type { ReactNode } from 'react'
import { getAddress } from 'viem'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../api/app-config.ts'
import { usePhrases } from '../i18n/phrase.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { AddressLabel } from '../parts/address-label.tsx'
import { AmountLabel } from '../parts/amount-label.tsx'
import type { ExplainValue, Spending, TxPlan } from './plan.ts'
import type { TxCost } from './state.ts'
import { TxItems } from './tx-items.tsx'
import { TxPermissions } from './tx-permissions.tsx'
import { TxValue } from './tx-value.tsx'

/** What will be signed, in words: the plan's rows, the costs, and every address in full. */
export function TxWords({ plan, cost }: { plan: TxPlan; cost: TxCost }) {
  const t = useTranslations('tx')
  const say = usePhrases()
  const network = useNetworkOf(plan.chainId)
  const { address } = useConnection()
  const coin = network?.coin ?? ''
  return (
    <>
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <Side title={t('gives')} values={plan.gives} none={t('givesNothing')} tone="bg-coral-wash" />
        <Side title={t('gets')} values={plan.gets} none={t('getsNothing')} tone="bg-mint-wash" />
      </div>
      {cost.isAllowanceFirst && plan.spends ? <Allowance spends={plan.spends} /> : null}
      <TxPermissions permissions={cost.permissions} />
      {plan.items ? <TxItems items={plan.items} /> : null}
      <dl className="divide-line border-line divide-y-2 rounded-2xl border-2">
        {plan.explain.map(({ label, value }) => (
          <Row key={label.key} label={say(label)}>
            <TxValue value={value} />
          </Row>
        ))}
        <Row label={t(cost.isAllowanceFirst ? 'networkFeeFirst' : 'networkFee')}>
          ≈ <AmountLabel amount={cost.fee} coin={coin} />
        </Row>
        {cost.value === 0n ? null : (
          <Row label={t('total')} isStrong>
            ≈ <AmountLabel amount={cost.value + cost.fee} coin={coin} />
          </Row>
        )}
        <Row label={t('network')}>{network?.title ?? plan.chainId}</Row>
        {address === undefined ? null : (
          <Row label={t('from')}>
            <AddressLabel address={address} isFull />
          </Row>
        )}
        <Row label={t('contract')}>
          <AddressLabel address={getAddress(plan.call.address)} isFull />
        </Row>
      </dl>
      <details className="text-soft mt-3 text-sm">
        <summary className="decoration-line-strong w-fit rounded font-semibold underline underline-offset-4">
          {t('how')}
        </summary>
        <p className="mt-2">{t('howText', { gas: cost.gas })}</p>
      </details>
    </>
  )
}

type SideProps = { title: string; values: readonly ExplainValue[]; none: string; tone: string }

/** One side of the exchange: what leaves the wallet, or what arrives. */
function Side({ title, values, none, tone }: SideProps) {
  return (
    <section className={`rounded-2xl px-4 py-3 ${tone}`}>
      <h3 className="text-soft font-text text-sm font-normal">{title}</h3>
      {values.length === 0 ? (
        <p className="font-semibold">{none}</p>
      ) : (
        <ul className="font-display text-lg font-extrabold">
          {values.map((value) => (
            <li key={keyOf(value)}>
              <TxValue value={value} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function keyOf(value: ExplainValue): string {
  return Object.values(value).map(String).join(' ')
}

/** Why there are two signatures instead of one. */
function Allowance({ spends }: { spends: Spending }) {
  const t = useTranslations('tx')
  const { amount, coin, decimals, spender } = spends
  return (
    <div className="bg-honey-wash text-honey-text mb-4 rounded-2xl p-4">
      <p>
        {t.rich('allowText', {
          amount: () => <AmountLabel amount={amount} coin={coin} decimals={decimals} isExact />,
          coin,
        })}
      </p>
      <p className="mt-2 text-sm">
        {t('allowWho')} <AddressLabel address={getAddress(spender)} isFull />
      </p>
    </div>
  )
}

function Row({
  label,
  isStrong = false,
  children,
}: {
  label: string
  isStrong?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className={isStrong ? 'font-display text-lg font-extrabold' : 'font-semibold'}>{children}</dd>
    </div>
  )
}
