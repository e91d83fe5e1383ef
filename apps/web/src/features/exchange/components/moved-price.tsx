import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { SwapCoin } from '../exchange-place.ts'
import { percentText } from '../swap-limits.ts'

type MovedPriceProps = { loss: bigint; out: bigint; got: SwapCoin; onAccept: () => void }

/** The price got worse after the amount was typed. Nothing is signed until the new quote is accepted. */
export function MovedPrice({ loss, out, got, onAccept }: MovedPriceProps) {
  const t = useTranslations('exchange')
  const amount = `${exactAmount(out, got.decimals)} ${got.symbol}`
  return (
    <Note tone="honey" title={t('movedTitle')}>
      <p className="mb-3">{t('movedText', { amount, percent: percentText(loss) })}</p>
      <Button size="small" onClick={onAccept}>
        {t('acceptQuote')}
      </Button>
    </Note>
  )
}
