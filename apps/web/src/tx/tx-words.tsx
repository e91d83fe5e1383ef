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

/** The picture of actions that are about nothing that has one. */
const LOGO = '/favicon.svg'

/** What will be signed, in words: the plan's rows, the costs, and every address in full. */
export function TxWords({ plan, cost }: { plan: TxPlan; cost: TxCost }) {
  const t = useTranslations('tx')
  const say = usePhrases()
  const { chainId } = plan
  const network = useNetworkOf(chainId)
  const { address } = useConnection()
  const coin = network?.coin ?? ''
  return (
    <>
      {plan.items || plan.subject.picture === LOGO ? null : (
        <img
          src={plan.subject.picture}
          alt={plan.subject.name}
          className="bg-sunken mx-auto mb-4 size-28 rounded-[20px] object-cover"
        />
      )}
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <Side
          title={t('gives')}
          values={plan.gives}
          none={t('givesNothing')}
          tone="bg-coral-wash"
          chainId={chainId}
        />
        <Side
          title={t('gets')}
          values={plan.gets}
          none={t('getsNothing')}
          tone="bg-mint-wash"
          chainId={chainId}
        />
      </div>
      {cost.isAllowanceFirst && plan.spends ? <Allowance spends={plan.spends} chainId={chainId} /> : null}
      <TxPermissions permissions={cost.permissions} chainId={chainId} />
      {plan.items ? <TxItems items={plan.items} chainId={chainId} /> : null}
      <dl className="divide-line border-line divide-y-2 rounded-2xl border-2">
        {plan.explain.map(({ label, value }) => (
          <Row key={`${label.key} ${keyOf(value)}`} label={say(label)}>
            <TxValue value={value} chainId={chainId} />
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
        <Row label={t('network')}>{network?.title ?? chainId}</Row>
        {address === undefined ? null : (
          <Row label={t('from')}>
            <AddressLabel address={address} chainId={chainId} isFull />
          </Row>
        )}
        <Row label={t('contract')}>
          <AddressLabel address={getAddress(plan.call.address)} chainId={chainId} isFull />
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

type SideProps = {
  title: string
  values: readonly ExplainValue[]
  none: string
  tone: string
  chainId: number
}

/** One side of the exchange: what leaves the wallet, or what arrives. */
function Side({ title, values, none, tone, chainId }: SideProps) {
  return (
    <section className={`rounded-2xl px-4 py-3 ${tone}`}>
      <h3 className="text-soft font-text text-sm font-normal">{title}</h3>
      {values.length === 0 ? (
        <p className="font-semibold">{none}</p>
      ) : (
        <ul className="font-display text-lg font-extrabold">
          {values.map((value) => (
            <li key={keyOf(value)}>
              <TxValue value={value} chainId={chainId} />
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
function Allowance({ spends, chainId }: { spends: Spending; chainId: number }) {
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
        {t('allowWho')} <AddressLabel address={getAddress(spender)} chainId={chainId} isFull />
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
