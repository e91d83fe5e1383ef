import { useWatchAsset } from 'wagmi'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import type { SwapCoin } from '../exchange-place.ts'

/** Asks the wallet to list GBT among its coins (EIP-747). */
export function WatchGbt({ gbt }: { gbt: SwapCoin }) {
  const t = useTranslations('exchange')
  const { mutate, isPending, isError, isSuccess } = useWatchAsset()
  return (
    <div>
      <Button
        size="small"
        look="quiet"
        disabled={isPending}
        onClick={() => mutate({ type: 'ERC20', options: gbt })}
      >
        {t('watch')}
      </Button>
      <output className="text-soft block text-sm">
        {isError ? t('watchFailed', { address: gbt.address }) : isSuccess ? t('watched') : null}
      </output>
    </div>
  )
}
