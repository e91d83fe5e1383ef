import { useSwitchChain } from 'wagmi'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'

/** Switches the wallet to the right network; the wallet asks, and adds the network if it is unknown. */
export function SwitchNetwork({ chainId, networkTitle }: { chainId: number; networkTitle: string }) {
  const t = useTranslations('mint')
  const { mutate, isPending, isError } = useSwitchChain()
  return (
    <div className="grid gap-3">
      <p className="bg-honey-wash text-honey-text rounded-2xl p-4 font-semibold">
        {t('wrongNetwork', { network: networkTitle })}
      </p>
      <Button look="main" size="large" disabled={isPending} onClick={() => mutate({ chainId })}>
        {isPending ? t('switching') : t('switchTo', { network: networkTitle })}
      </Button>
      {isError ? (
        <p role="alert" className="text-berry-text font-semibold">
          {t('switchFailed', { network: networkTitle })}
        </p>
      ) : null}
    </div>
  )
}
