import type { BoxLock } from '@mofu/domain/box-locks'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { listedMost, type ReadWallets, readWallets } from '../../../../parts/recipient/read-wallets.ts'
import { useNameService } from '../../../../parts/recipient/use-name-service.ts'
import { useWalletsProblem } from '../../../../parts/recipient/use-wallets-problem.ts'
import { readLimit, readPrice } from '../../../../parts/typed-values.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { BoxDetail } from '../../queries.ts'
import { listWallets } from '../actions/list-wallets.ts'
import type { ChangedBox } from '../actions/manage-box.ts'
import { LockNote } from './lock-note.tsx'

type WhitelistFormProps = { changed: ChangedBox; box: BoxDetail; lock: BoxLock | undefined }
type Problem = 'price' | 'priceLow' | 'limit' | Extract<ReadWallets, { state: 'wrong' }>

/** Puts wallets on the whitelist with one price and limit, or takes them off. */
export function WhitelistForm({ changed, box, lock }: WhitelistFormProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const [typed, setTyped] = useState('')
  const [price, setPrice] = useState('')
  const [limit, setLimit] = useState('1')
  const [problem, setProblem] = useState<Problem>()
  const service = useNameService(changed.chainId)
  const walletsProblem = useWalletsProblem()
  const { symbol, decimals } = box
  const coin = { address: box.coin, symbol, decimals }

  const send = async (isOn: boolean) => {
    const read = await readWallets(service, typed)
    const units = isOn ? readPrice(price, decimals) : 0n
    const most = isOn ? readLimit(limit) : 0
    if (read.state === 'wrong') return setProblem(read)
    if (units === undefined) return setProblem('price')
    // The contract refuses to draw at a price below what depositors were promised.
    if (isOn && units < BigInt(box.minPrice)) return setProblem('priceLow')
    if (most === undefined) return setProblem('limit')
    setProblem(undefined)
    const means = t(isOn ? 'listMeans' : 'unlistMeans', { count: read.wallets.length })
    return start(listWallets(changed, { ...read, price: units, limit: most, coin, means }))
  }

  return (
    <fieldset disabled={lock !== undefined} className="border-line grid min-w-0 gap-4 border-t-2 pt-4">
      <legend className="font-display pr-3 text-lg font-extrabold">{t('changeList')}</legend>
      <LockNote lock={lock} />
      <TextArea
        label={t('wallets')}
        hint={t('walletsHint', { most: listedMost })}
        problem={walletsProblem(problem, t('walletsWrong', { most: listedMost }))}
        rows={3}
        spellCheck={false}
        value={typed}
        onText={setTyped}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PriceField
          label={t('listedPrice')}
          problem={
            problem === 'price'
              ? t('problem.minPriceWrong', { decimals })
              : problem === 'priceLow'
                ? t('listedPriceLow')
                : undefined
          }
          text={price}
          onText={setPrice}
          coins={[coin]}
          coin={coin}
        />
        <TextField
          label={t('limit')}
          problem={problem === 'limit' ? t('limitWrong') : undefined}
          value={limit}
          inputMode="numeric"
          onText={setLimit}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void send(true)}>{t('listThem')}</Button>
        <Button onClick={() => void send(false)}>{t('unlistThem')}</Button>
      </div>
    </fieldset>
  )
}
