import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { mintFeeQuery } from '../../../../parts/minting/queries.ts'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { type Sale, saleCoinQuery } from '../queries.ts'
import { TermRow } from './term-row.tsx'

/** The terms of a sale as everybody can read them on chain: nobody needs a wallet to know the price. */
export function SaleTerms({ sale, factory }: { sale: Sale; factory: Address }) {
  const t = useTranslations('launchpad')
  const { chainId, coin: native } = useNetwork()
  const client = useChainClient(chainId)
  const coin = useQuery(saleCoinQuery(client, chainId, sale.coin, native)).data
  const fee = useQuery(mintFeeQuery(client, { chainId, factory, coin: native })).data
  const hasList = sale.treeCount !== null || sale.listedCount > 0 || !sale.allOpen
  if (!sale.isOn) {
    return (
      <Note tone="honey" title={t('why.ended')}>
        <p className="font-normal">{t('whyText.ended')}</p>
      </Note>
    )
  }
  return (
    <>
      <Note tone={sale.allOpen ? 'mint' : 'honey'}>{t(sale.allOpen ? 'way.open' : 'listOnly')}</Note>
      <dl className="divide-line divide-y-2">
        <TermRow label={t('priceEach')}>
          {coin ? (
            <>
              <AmountLabel amount={BigInt(sale.price)} coin={coin.symbol} decimals={coin.decimals} />
              <UsdValue
                chainId={chainId}
                coin={coin.address}
                amount={BigInt(sale.price)}
                decimals={coin.decimals}
                className="text-soft block text-right text-sm font-normal"
              />
            </>
          ) : (
            '…'
          )}
        </TermRow>
        <TermRow label={t('limitEach')}>{sale.limit}</TermRow>
        <TermRow label={t('feeEach')}>{fee ? <AmountLabel {...fee} /> : '…'}</TermRow>
      </dl>
      {hasList ? <p className="text-soft text-sm">{t('ownTerms')}</p> : null}
    </>
  )
}
