import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { IdentityText } from '../../../parts/identity/identity-text.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Sale } from '../queries.ts'

type Column = { key: string; title: string; cell: (sale: Sale) => ReactNode }

/** One line for each token. On small screens every line is a card of its own. */
export function SalesTable({ sales }: { sales: readonly Sale[] }) {
  const columns = useColumns(sales.some(({ inviter }) => inviter !== undefined))
  const t = useTranslations('referrals')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer it is scrolled with the arrow keys
    <section aria-label={t('eachSale')} tabIndex={0} className="card overflow-x-auto">
      <table className="block w-full text-left xl:table">
        <caption className="sr-only">{t('eachSale')}</caption>
        <thead className="text-soft sr-only text-sm xl:not-sr-only xl:table-header-group">
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col" className="px-3 py-3 font-semibold whitespace-nowrap first:pl-5">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block xl:table-row-group">
          {sales.map((sale) => (
            <tr
              key={sale.id}
              className="border-line block border-t-2 p-4 first:border-t-0 xl:table-row xl:p-0 xl:first:border-t-2"
            >
              {columns.map(({ key, title, cell }) => (
                <td
                  key={key}
                  className="flex items-baseline justify-between gap-4 py-1 xl:table-cell xl:px-3 xl:py-3 xl:align-top xl:first:pl-5"
                >
                  <span aria-hidden="true" className="text-soft shrink-0 text-sm xl:hidden">
                    {title}
                  </span>
                  <span className="min-w-0 text-right break-words xl:text-left">{cell(sale)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useColumns(hasInviter: boolean): Column[] {
  const t = useTranslations('referrals')
  const columns: Column[] = [
    {
      key: 'item',
      title: t('item'),
      cell: ({ nftId, itemName, tokenId }) => (
        <Link to="/detail/$id" params={{ id: nftId }} className="font-semibold underline underline-offset-4">
          {itemName === '' ? t('unnamed', { tokenId: shortDigits(tokenId) }) : itemName}
        </Link>
      ),
    },
    { key: 'collection', title: t('collection'), cell: ({ collection }) => collection },
    { key: 'token', title: t('tokenId'), cell: ({ tokenId }) => <Digits text={tokenId} /> },
    { key: 'kind', title: t('soldAs'), cell: ({ kind }) => <Badge>{t(`kind.${kind}`)}</Badge> },
    {
      key: 'price',
      title: t('price'),
      cell: ({ price, symbol, decimals }) => (
        <AmountLabel
          amount={BigInt(price)}
          coin={symbol}
          decimals={decimals}
          className="font-semibold whitespace-nowrap"
        />
      ),
    },
    {
      key: 'email',
      title: t('email'),
      cell: ({ email }) => (
        <span
          className={`inline-block wrap-anywhere xl:max-w-44 xl:min-w-32 ${email === null ? 'text-soft' : ''}`}
        >
          {email ?? t('noEmail')}
        </span>
      ),
    },
    { key: 'wallet', title: t('wallet'), cell: ({ wallet }) => <Short address={wallet} /> },
    { key: 'from', title: t('from'), cell: ({ from }) => <Short address={from} /> },
    { key: 'to', title: t('to'), cell: ({ to }) => <Short address={to} /> },
    {
      key: 'updated',
      title: t('updated'),
      cell: ({ updated, isFinal }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-2 xl:justify-start">
          <TimeAgo at={updated} className="whitespace-nowrap" />
          {isFinal ? null : (
            <span title={t('notFinalHint')}>
              <Badge tone="honey">{t('notFinal')}</Badge>
            </span>
          )}
        </span>
      ),
    },
  ]
  if (!hasInviter) return columns
  const inviter: Column = {
    key: 'inviter',
    title: t('inviter'),
    cell: (sale) => (sale.inviter ? <Short address={sale.inviter} /> : t('noWallet')),
  }
  return [...columns, inviter]
}

function Short({ address }: { address: string }) {
  return (
    <Link
      to="/owner/$address"
      params={{ address }}
      className="whitespace-nowrap tabular-nums underline-offset-4 hover:underline"
    >
      <IdentityText address={address} />
    </Link>
  )
}

function Digits({ text }: { text: string }) {
  return (
    <span title={text} className="whitespace-nowrap tabular-nums">
      {shortDigits(text)}
    </span>
  )
}

/** Token IDs of names have up to 78 digits. */
function shortDigits(digits: string): string {
  return digits.length > 12 ? `${digits.slice(0, 4)}…${digits.slice(-4)}` : digits
}
