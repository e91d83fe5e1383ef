import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { Note } from '../../../../ui/note.tsx'

type RefundNoteProps = { payer: string; amount: bigint; coin: string; decimals: number }

/** Where a refund is: held for the wallet that paid, until that wallet withdraws it. */
export function RefundNote({ payer, amount, coin, decimals }: RefundNoteProps) {
  const t = useTranslations('orders')
  return (
    <div className="mt-3">
      <Note tone="mint" title={t('refund.title')}>
        <p>
          <AmountLabel amount={amount} coin={coin} decimals={decimals} className="font-semibold" />
        </p>
        <p className="break-all">{t('refund.text', { payer })}</p>
        <p>
          <Link to="/credits" className="underline">
            {t('refund.link')}
          </Link>
        </p>
      </Note>
    </div>
  )
}
