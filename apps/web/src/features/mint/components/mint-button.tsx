import { useTranslations } from '../../../i18n/use-translations.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { openWalletDialog } from '../../../session/wallet-dialog-state.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import type { MintStep } from '../use-mint-step.ts'

type MintButtonProps = { step: MintStep; chainId: number; networkTitle: string }

/** The one main button: it always says what it will do next. */
export function MintButton({ step, chainId, networkTitle }: MintButtonProps) {
  const t = useTranslations('mint')
  const start = useStartTx()
  switch (step.at) {
    case 'connect':
      return (
        <Button look="main" size="large" className="w-full" onClick={openWalletDialog}>
          {t('connectFirst')}
        </Button>
      )
    case 'switch':
      return <SwitchNetwork chainId={chainId} networkTitle={networkTitle} />
    case 'waiting':
      return (
        <Button look="main" size="large" className="w-full" disabled>
          {t('mint')}
        </Button>
      )
    case 'mint':
      return (
        <Button look="main" size="large" className="w-full" onClick={() => start(step.plan)}>
          {t('mint')}
        </Button>
      )
    default:
      return step satisfies never
  }
}
