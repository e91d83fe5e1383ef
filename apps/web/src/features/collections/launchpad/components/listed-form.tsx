import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { CoinChoice } from '../../../../parts/coin-select.tsx'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { listedMost, readWallets } from '../../../../parts/recipient/read-wallets.ts'
import { useNameService } from '../../../../parts/recipient/use-name-service.ts'
import { useWalletsProblem } from '../../../../parts/recipient/use-wallets-problem.ts'
import { readLimit, readPrice } from '../../../../parts/typed-values.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import type { ChangedCollection } from '../../management/actions/change-collection.ts'
import { listWallets } from '../actions/sell.ts'

type ListedFormProps = { changed: ChangedCollection; coin: CoinChoice; listedCount: number }

/** Adds or removes single wallets on the sale's on-chain list, without a new Merkle tree. */
export function ListedForm({ changed, coin, listedCount }: ListedFormProps) {
  const t = useTranslations('launchpad')
  const start = useStartTx()
  const service = useNameService(changed.chainId)
  const walletsProblem = useWalletsProblem()
  const rule = t('listedWrong', { most: listedMost })
  const { decimals } = coin
  const form = useAppForm({
    values: { wallets: '', price: '0.01', limit: '1' },
    check: () => ({}),
    // Everything is checked here: it depends on the pressed button, and names are looked up.
    onSend: async (values, { submitter, refuse }) => {
      const isOn = submitter === 'list'
      const read = await readWallets(service, values.wallets)
      const price = isOn ? readPrice(values.price, decimals) : 0n
      const limit = isOn ? readLimit(values.limit) : 0
      if (read.state === 'wrong' || price === undefined || limit === undefined) {
        return refuse({
          wallets: read.state === 'wrong' ? walletsProblem(read, rule) : undefined,
          price: price === undefined ? t('priceWrong', { decimals }) : undefined,
          limit: limit === undefined ? t('limitWrong') : undefined,
        })
      }
      const means = t(isOn ? 'listedGets' : 'unlistedGets', { count: read.wallets.length })
      start(listWallets(changed, { ...read, price, limit, coin }, { means }))
    },
  })

  return (
    <form.AppForm>
      <form.Form>
        <fieldset className="border-line grid gap-4 border-t-2 pt-4">
          <legend className="font-display pr-3 text-lg font-extrabold">{t('listedTitle')}</legend>
          <p className="text-soft text-sm">{t('listedText', { count: listedCount })}</p>
          <form.AppField name="wallets">
            {(field) => (
              <field.TextArea
                isRequired
                label={t('listedWallets')}
                hint={t('listedHint', { most: listedMost })}
                rows={3}
                spellCheck={false}
              />
            )}
          </form.AppField>
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="price">
              {(field) => (
                <PriceField
                  label={t('listedPrice')}
                  problem={problemOf(field.state.meta)}
                  text={field.state.value}
                  onText={field.handleChange}
                  coins={[coin]}
                  coin={coin}
                />
              )}
            </form.AppField>
            <form.AppField name="limit">
              {(field) => <field.Text label={t('listedLimit')} inputMode="numeric" />}
            </form.AppField>
          </div>
          <div className="flex flex-wrap gap-3">
            <form.Submit look="plain" className="" value="list" workingText={t('listThem')}>
              {t('listThem')}
            </form.Submit>
            <form.Submit look="plain" className="" value="unlist" workingText={t('unlistThem')}>
              {t('unlistThem')}
            </form.Submit>
          </div>
        </fieldset>
      </form.Form>
    </form.AppForm>
  )
}
