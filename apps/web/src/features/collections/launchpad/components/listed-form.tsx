import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { CoinChoice } from '../../../../parts/coin-select.tsx'
import { PriceField } from '../../../../parts/price-field.tsx'
import { listedMost, type ReadWallets, readWallets } from '../../../../parts/recipient/read-wallets.ts'
import { useNameService } from '../../../../parts/recipient/use-name-service.ts'
import { useWalletsProblem } from '../../../../parts/recipient/use-wallets-problem.ts'
import { readLimit, readPrice } from '../../../../parts/typed-values.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ChangedCollection } from '../../management/actions/change-collection.ts'
import { listWallets } from '../actions/sell.ts'

type Problem = 'price' | 'limit' | Extract<ReadWallets, { state: 'wrong' }>
type ListedFormProps = { changed: ChangedCollection; coin: CoinChoice; listedCount: number }

/** Adds or removes single wallets on the sale's on-chain list, without a new Merkle tree. */
export function ListedForm({ changed, coin, listedCount }: ListedFormProps) {
  const t = useTranslations('launchpad')
  const start = useStartTx()
  const [typed, setTyped] = useState('')
  const [price, setPrice] = useState('0.01')
  const [limit, setLimit] = useState('1')
  const [problem, setProblem] = useState<Problem>()
  const service = useNameService(changed.chainId)
  const walletsProblem = useWalletsProblem()

  const send = async (isOn: boolean) => {
    const read = await readWallets(service, typed)
    const units = isOn ? readPrice(price, coin.decimals) : 0n
    const most = isOn ? readLimit(limit) : 0
    if (read.state === 'wrong') return setProblem(read)
    if (units === undefined) return setProblem('price')
    if (most === undefined) return setProblem('limit')
    setProblem(undefined)
    const means = t(isOn ? 'listedGets' : 'unlistedGets', { count: read.wallets.length })
    return start(listWallets(changed, { ...read, price: units, limit: most, coin }, { means }))
  }

  return (
    <fieldset className="border-line grid gap-4 border-t-2 pt-4">
      <legend className="font-display pr-3 text-lg font-extrabold">{t('listedTitle')}</legend>
      <p className="text-soft text-sm">{t('listedText', { count: listedCount })}</p>
      <TextArea
        label={t('listedWallets')}
        hint={t('listedHint', { most: listedMost })}
        problem={walletsProblem(problem, t('listedWrong', { most: listedMost }))}
        rows={3}
        spellCheck={false}
        value={typed}
        onText={setTyped}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PriceField
          label={t('listedPrice')}
          problem={problem === 'price' ? t('priceWrong', { decimals: coin.decimals }) : undefined}
          text={price}
          onText={setPrice}
          coins={[coin]}
          coin={coin}
        />
        <TextField
          label={t('listedLimit')}
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
