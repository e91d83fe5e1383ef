import type { BoxLock } from '@mofu/domain/box-locks'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { listedMost, readWallets } from '../../../../parts/recipient/read-wallets.ts'
import { useNameService } from '../../../../parts/recipient/use-name-service.ts'
import { useWalletsProblem } from '../../../../parts/recipient/use-wallets-problem.ts'
import { readLimit, readPrice } from '../../../../parts/typed-values.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import type { BoxDetail } from '../../queries.ts'
import { listWallets } from '../actions/list-wallets.ts'
import type { ChangedBox } from '../actions/manage-box.ts'
import { LockNote } from './lock-note.tsx'

type WhitelistFormProps = { changed: ChangedBox; box: BoxDetail; lock: BoxLock | undefined }

/** Puts wallets on the whitelist with one price and limit, or takes them off. */
export function WhitelistForm({ changed, box, lock }: WhitelistFormProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const service = useNameService(changed.chainId)
  const walletsProblem = useWalletsProblem()
  const { symbol, decimals } = box
  const coin = { address: box.coin, symbol, decimals }

  const rule = t('walletsWrong', { most: listedMost })
  const priceProblem = (units: bigint | undefined) => {
    if (units === undefined) return t('problem.minPriceWrong', { decimals })
    // The contract refuses to draw at a price below what depositors were promised.
    return units < BigInt(box.minPrice) ? t('listedPriceLow') : undefined
  }
  const form = useAppForm({
    values: { wallets: '', price: '', limit: '1' },
    check: () => ({}),
    // Everything is checked here: it depends on the pressed button, and names are looked up.
    onSend: async (values, { submitter, refuse }) => {
      const isOn = submitter === 'list'
      const read = await readWallets(service, values.wallets)
      const units = isOn ? readPrice(values.price, decimals) : 0n
      const most = isOn ? readLimit(values.limit) : 0
      const price = isOn ? priceProblem(units) : undefined
      if (read.state === 'wrong' || price !== undefined || units === undefined || most === undefined) {
        return refuse({
          wallets: read.state === 'wrong' ? walletsProblem(read, rule) : undefined,
          price,
          limit: most === undefined ? t('limitWrong') : undefined,
        })
      }
      const means = t(isOn ? 'listMeans' : 'unlistMeans', { count: read.wallets.length })
      start(listWallets(changed, { ...read, price: units, limit: most, coin, means }))
    },
  })

  return (
    <form.AppForm>
      <form.Form>
        <fieldset disabled={lock !== undefined} className="border-line grid min-w-0 gap-4 border-t-2 pt-4">
          <legend className="font-display pr-3 text-lg font-extrabold">{t('changeList')}</legend>
          <LockNote lock={lock} />
          <form.AppField name="wallets">
            {(field) => (
              <field.TextArea
                isRequired
                label={t('wallets')}
                hint={t('walletsHint', { most: listedMost })}
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
              {(field) => <field.Text label={t('limit')} inputMode="numeric" />}
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
