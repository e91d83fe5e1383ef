import { parseAddress } from '@mofu/domain/address'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import type { CoinChoice } from '../../../../parts/coin-select.tsx'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { mintFeeQuery } from '../../../../parts/minting/queries.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { readLimit, readPrice } from '../../../../parts/typed-values.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import type { ChangedCollection } from '../../management/actions/change-collection.ts'
import { saveSeries } from '../actions/announce.ts'
import { updateSale, noList, startSale } from '../actions/sell.ts'
import { type Sale, saleCoinQuery } from '../queries.ts'
import { checkedList, listDefaults, newSale, payableCoins, type SaleValues } from '../sale-values.ts'
import { ListField } from './list-field.tsx'
import { PieceFields } from './piece-fields.tsx'

type SaleFormProps = {
  changed: ChangedCollection
  royalty: number
  /** The running sale, to change it; without one, a new sale starts. */
  sale: Sale | undefined
}

/** The terms of a sale. A new one also sets its tokens and its coin: these stay until it ends. */
export function SaleForm({ changed, royalty, sale }: SaleFormProps) {
  const { chainId, coin: native, coins, contracts } = useNetwork()
  const client = useChainClient(chainId)
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '') ?? changed.contract
  const fee = useQuery(mintFeeQuery(client, { chainId, factory, coin: native }))
  const before = useQuery({
    ...saleCoinQuery(client, chainId, sale?.coin ?? '', native),
    enabled: sale !== undefined,
  })
  const offered = sale ? before.data && [before.data] : fee.data && payableCoins(coins, fee.data)
  const [first] = offered ?? []
  if (!offered || !first) return <Skeleton className="h-96 rounded-2xl" />
  return <Terms changed={changed} royalty={royalty} sale={sale} coins={offered} first={first} />
}

type TermsProps = SaleFormProps & { coins: readonly CoinChoice[]; first: CoinChoice }

function Terms({ changed, royalty, sale, coins, first }: TermsProps) {
  const t = useTranslations('launchpad')
  const start = useStartTx()
  const coinOf = (address: string) => coins.find((one) => one.address === address) ?? first
  const hasOldList = sale !== undefined && /[1-9a-f]/.test(sale.merkleRoot.slice(2))
  const treeOf = (list: SaleValues['list']) =>
    list && list !== 'unchecked' ? list : sale && hasOldList ? sale : noList
  const form = useAppForm<SaleValues>({
    values: {
      ...newSale,
      coin: first.address,
      ...(sale && {
        price: exactAmount(BigInt(sale.price), first.decimals).replaceAll(',', ''),
        limit: String(sale.limit),
        isOpen: sale.allOpen,
      }),
    },
    check: (values) => {
      const { decimals } = coinOf(values.coin)
      const list = checkedList(values, decimals)
      const isForNobody =
        !values.isOpen && list !== 'unchecked' && treeOf(list) === noList && !sale?.listedCount
      return {
        name: !sale && values.name.trim() === '' ? t('pieceNeeded') : undefined,
        file: !sale && !values.file ? t('pieceNeeded') : undefined,
        price: readPrice(values.price, decimals) === undefined ? t('priceWrong', { decimals }) : undefined,
        limit: readLimit(values.limit) === undefined ? t('limitWrong') : undefined,
        isOpen: isForNobody ? t('nobodyProblem') : undefined,
        list: list === 'unchecked' ? t('listUnchecked') : undefined,
      }
    },
    onSend: async (values) => {
      const coin = coinOf(values.coin)
      const price = readPrice(values.price, coin.decimals)
      const limit = readLimit(values.limit)
      const list = checkedList(values, coin.decimals)
      if (price === undefined || limit === undefined || list === 'unchecked') return
      const tree = treeOf(list)
      const { isOpen, file } = values
      const { merkleRoot, treeUri } = tree
      const terms = { coin: coin.address, price, limit, allOpen: isOpen, merkleRoot, treeUri }
      const words = { means: t(isOpen ? 'startsOpen' : 'startsListed') }
      const treeCount = list ? list.count : tree === noList ? 0 : (sale?.treeCount ?? 0)
      const offered = { terms, coin, treeCount }
      if (sale) return start(updateSale(changed, offered, words))
      if (!file) return
      const name = values.name.trim()
      const baseUri = await saveSeries({
        name,
        introduction: values.introduction.trim(),
        url: file.url,
        poster: file.poster?.url ?? null,
      })
      const artwork = { name, picture: file.poster?.url ?? file.url, baseUri, royalty }
      start(startSale(changed, offered, artwork, words))
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const { decimals } = coinOf(values.coin)
  const list = checkedList(values, decimals)

  return (
    <form.AppForm>
      <form.Form>
        {sale ? null : <PieceFields form={form} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <form.AppField name="price">
            {(field) => (
              <PriceField
                isRequired
                label={t('price')}
                problem={problemOf(field.state.meta)}
                text={field.state.value}
                onText={field.handleChange}
                coins={coins}
                coin={coinOf(values.coin)}
                onCoin={sale ? undefined : ({ address }) => form.setFieldValue('coin', address)}
              />
            )}
          </form.AppField>
          <form.AppField name="limit">
            {(field) => <field.Text isRequired label={t('limit')} inputMode="numeric" />}
          </form.AppField>
        </div>
        <form.AppField name="isOpen">
          {(field) => <field.Tick label={t('allOpen')} hint={t('allOpenHint')} />}
        </form.AppField>
        {hasOldList && !list ? (
          <Note tone="honey">{t('listStays', { count: sale.treeCount ?? 0 })}</Note>
        ) : null}
        <form.AppField name="list">
          {(field) => (
            <ListField
              defaults={listDefaults(values, decimals)}
              given={list}
              onGiven={field.handleChange}
              problem={problemOf(field.state.meta)}
            />
          )}
        </form.AppField>
        <form.Failure />
        <form.Submit className="justify-self-start" workingText={t(sale ? 'changeTerms' : 'begin')}>
          {t(sale ? 'changeTerms' : 'begin')}
        </form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
