import { useLanguage } from '../../../../i18n/language.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { download } from '../../../../parts/download.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { readReceipt } from '../actions/read-receipt.ts'
import type { OrderDetail } from '../queries.ts'
import { useOrderAction } from '../use-order-action.ts'
import { Panel } from './panel.tsx'

/** The receipt for download: a PDF to read, and the signed file that proves it offline. */
export function ReceiptPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const wordsOf = useFailureWords()
  const name = `mofu-${order.orderNumber}`
  const take = useOrderAction(async (kind: 'pdf' | 'json') => {
    const signed = await readReceipt(order.id)
    const text = JSON.stringify(signed, null, 2)
    if (kind === 'json') return download(`${name}.json`, [text], 'application/json')
    const [{ pdfOf }, { receiptLines }] = await Promise.all([
      import('../pdf.ts'),
      import('../receipt-lines.ts'),
    ])
    const words = {
      title: t('receipt.title'),
      shop: t('receipt.shop'),
      goods: t('goods'),
      freight: t('freight'),
      total: t('total'),
      refunded: t('refunded'),
      afterRefund: t('afterRefund'),
      paid: t('receipt.paid'),
      returned: t('receipt.returned'),
      payer: t('money.payer'),
      hash: t('money.hash'),
      signed: t('receipt.signed'),
      proof: t('receipt.proof'),
    }
    const bytes = pdfOf(receiptLines(signed, words, language), language === 'tc', {
      name: 'receipt.json',
      text,
    })
    return download(`${name}.pdf`, [Uint8Array.from(bytes)], 'application/pdf')
  })
  return (
    <Panel title={t('receipt.title')}>
      <p className="text-soft mb-3">{t('receipt.text')}</p>
      {take.isError ? <Note tone="berry">{wordsOf(take.error).text}</Note> : null}
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={take.isPending} onClick={() => take.mutate('pdf')}>
          {t('receipt.pdf')}
        </Button>
        <Button size="small" disabled={take.isPending} onClick={() => take.mutate('json')}>
          {t('receipt.file')}
        </Button>
      </div>
    </Panel>
  )
}
