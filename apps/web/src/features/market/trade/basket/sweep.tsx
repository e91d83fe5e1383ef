import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import type { LiveNetwork } from '../../../../api/app-config.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { showNotice } from '../../../../parts/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { useAccount } from '../../../../wallet/account.ts'
import { cheapestQuery, type PetFilter } from '../../queries.ts'
import { useBasket } from './basket.ts'
import { cheapestToBuy } from './cheapest.ts'
import { usePutIn } from './use-put-in.ts'

const counts = [3, 5, 10] as const

type SweepProps = { filter: PetFilter; network: LiveNetwork }

/** Puts the cheapest pets of a list in the basket, where all of them are reviewed before they are bought. */
export function Sweep({ filter, network: { coins, contracts } }: SweepProps) {
  const t = useTranslations('trade')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const account = useAccount()
  const inBasket = useBasket()
  const putIn = usePutIn()
  const coin = coins.find(({ address }) => address === filter.coin) ?? coins[0]
  const sweep = useMutation({
    mutationFn: async (count: number) => {
      const listed = { ...filter, ...(coin && { coin: coin.address }) }
      const { list } = await queryClient.fetchQuery(cheapestQuery(listed))
      const me = account.status === 'connected' ? account.address.toLowerCase() : undefined
      return cheapestToBuy(list, { count, me, auctions: contracts?.['Auctions']?.toLowerCase(), inBasket })
    },
    onSuccess: (ids) => {
      if (ids.length === 0) {
        showNotice({ tone: 'info', text: t('sweepNone', { coin: coin?.symbol ?? '' }) })
        return
      }
      for (const id of ids) putIn(id)
      void navigate({ to: '/basket' })
    },
    onError: (error) => showNotice({ tone: 'warning', text: wordsOf(error).text }),
  })
  return (
    <fieldset className="mb-4">
      <legend className="text-soft mb-1 text-sm font-semibold">{t('sweepTitle')}</legend>
      <div className="flex flex-wrap gap-2">
        {counts.map((count) => (
          <Button key={count} size="small" disabled={sweep.isPending} onClick={() => sweep.mutate(count)}>
            {t('sweepCount', { count })}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
