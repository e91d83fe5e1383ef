import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PagedList } from '../../../parts/paged-list.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { ShopCard } from './components/shop-card.tsx'
import { moderatedShopsQuery, type ShopFilter } from './queries.ts'

/** For admins: all shops and their products. The server authorises; this only spares others an empty page. */
export function ModeratedShopsScreen() {
  const t = useTranslations('moderation')
  const shopper = useShopper()
  if (!shopper?.startsWith('web3')) return <AskToSignIn isPage isWalletOnly text={t('signIn')} />
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('intro')}</p>
      <Shops key={shopper} shopper={shopper} />
    </div>
  )
}

const states = ['all', 'open', 'suspended'] as const

function Shops({ shopper }: { shopper: string }) {
  const t = useTranslations('moderation')
  const [text, setText] = useState('')
  const [state, setState] = useState<(typeof states)[number]>('all')
  const [filter, setFilter] = useState<ShopFilter>({ text: '' })
  const shops = useInfiniteQuery(moderatedShopsQuery(shopper, filter))
  const list = shops.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <>
      <form
        className="mb-8 grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault()
          setFilter({ text: text.trim(), ...(state === 'all' ? {} : { status: state }) })
        }}
      >
        <TextField maxLength={100} spellCheck={false} label={t('field')} value={text} onText={setText} />
        <SelectField
          label={t('state')}
          value={state}
          choices={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChoose={setState}
        />
        <SubmitButton isWorking={shops.isFetching} workingText={t('working')}>
          {t('search')}
        </SubmitButton>
      </form>
      <PagedList
        label={t('title')}
        query={shops}
        count={list.length}
        failed={t('failed')}
        empty={t('empty')}
        more={t('more')}
        className="grid gap-4"
      >
        {list.map((one) => (
          <ShopCard key={one.id} shopper={shopper} shop={one} />
        ))}
      </PagedList>
    </>
  )
}
