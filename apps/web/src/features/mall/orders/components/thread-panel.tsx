import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { writeMessage } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { Panel } from './panel.tsx'
import { SendForm } from './send-form.tsx'

/** The messages between buyer and shop. */
export function ThreadPanel({ order: { id, role, messages } }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const [text, setText] = useState('')
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
      {role === 'admin' ? null : (
        <SendForm
          label={t('thread.write')}
          button={t('thread.send')}
          isReady={text.trim() !== ''}
          act={() => writeMessage(id, text.trim())}
          onDone={() => setText('')}
        >
          <TextField label={t('thread.write')} value={text} maxLength={1_000} onText={setText} />
        </SendForm>
      )}
    </Panel>
  )
}
