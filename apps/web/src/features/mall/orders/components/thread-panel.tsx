import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { writeMessage } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { useOrderAction } from '../use-order-action.ts'
import { Panel } from './panel.tsx'

/** The messages between buyer and shop. */
export function ThreadPanel({ order: { id, role, messages } }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  return (
    <Panel title={t('thread.title')}>
      {messages.length === 0 ? <p className="text-soft mb-4">{t('thread.empty')}</p> : null}
      <ul className="mb-4 grid gap-3">
        {messages.map((message) => (
          <li
            key={message.id}
            className={`max-w-[85%] rounded-2xl px-4 py-2 ${message.from === role ? 'bg-mint-wash justify-self-end' : 'bg-sunken'}`}
          >
            <p className="text-soft text-sm">
              {t(`thread.${message.from}`)} · <TimeAgo at={Date.parse(message.at) / 1_000} />
            </p>
            <p className="whitespace-pre-wrap">{message.text}</p>
          </li>
        ))}
      </ul>
      {role === 'admin' ? null : <MessageForm id={id} />}
    </Panel>
  )
}

function MessageForm({ id }: { id: string }) {
  const t = useTranslations('orders')
  const write = useOrderAction((text: string) => writeMessage(id, text))
  const form = useAppForm({
    values: { text: '' },
    check: ({ text }) => ({ text: text.trim() === '' ? t('fillIn') : undefined }),
    onSend: async ({ text }, { reset }) => {
      await write.mutateAsync(text.trim())
      reset()
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-3" label={t('thread.write')}>
        <form.AppField name="text">
          {(field) => <field.Text label={t('thread.write')} maxLength={1_000} />}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('working')}>{t('thread.send')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
