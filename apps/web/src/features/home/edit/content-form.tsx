import { homeMost } from '@mofu/domain/home-content'
import type { homeContent, HomeContent } from '@mofu/wire/home'
import type { Data } from '@mofu/wire/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { LocalTextFields } from '../../../parts/local-text-fields.tsx'
import { PictureSlot } from '../../../parts/picture-slot.tsx'
import { RowList } from '../../../parts/row-list.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { saveHome } from '../actions/write-home.ts'
import { choicesQuery } from '../queries.ts'

type ContentFormProps = { stored: Data<typeof homeContent>; onReload: () => void }

const SHORTEST_REASON = 3

export function ContentForm({ stored, onReload }: ContentFormProps) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { chainId } = useNetwork()
  const collections = useQuery(choicesQuery(chainId)).data ?? []
  const [content, setContent] = useState<HomeContent>(stored.content)
  const [version, setVersion] = useState(stored.version)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < SHORTEST_REASON
  const save = useMutation({
    mutationFn: saveHome,
    onSuccess: async (next) => {
      setVersion(next)
      setReason('')
      setTried(false)
      await queryClient.invalidateQueries({ queryKey: ['home', 'page'] })
    },
  })
  const set = <Part extends keyof HomeContent>(part: Part) => {
    return (rows: HomeContent[Part]) => setContent((now) => ({ ...now, [part]: rows }))
  }
  const choices = collections.map(({ id, name }) => ({ value: id, label: name }))
  const nextOf = (taken: readonly string[]) =>
    choices.find(({ value }) => !taken.includes(value))?.value ?? ''
  const failure = save.isError ? wordsOf(save.error) : undefined
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) save.mutate({ chainId, version, content, reason })
      }}
    >
      {stored.updatedBy === null || stored.updatedAt === null ? null : (
        <p className="text-soft flex flex-wrap items-center gap-x-2">
          {t('editHome.lastChange')} <TimeAgo at={Date.parse(stored.updatedAt) / 1_000} />
          <AddressLabel address={stored.updatedBy} />
        </p>
      )}
      <RowList
        title={t('editHome.banners')}
        text={t('editHome.bannersText')}
        add={t('editHome.addBanner')}
        rows={content.banners}
        most={homeMost.banners}
        onRows={set('banners')}
        fresh={() => ({ src: '', srcMobile: null, title: {}, link: '/list' })}
      >
        {(row, change) => (
          <>
            <PictureSlot
              label={t('editHome.wide')}
              url={row.src}
              onUrl={(url) => change({ ...row, src: url ?? '' })}
            />
            <PictureSlot
              label={t('editHome.narrow')}
              url={row.srcMobile}
              onUrl={(url) => change({ ...row, srcMobile: url })}
            />
            <LocalTextFields
              label={t('editHome.rowTitle')}
              text={row.title}
              onText={(title) => change({ ...row, title })}
            />
            <TextField
              label={t('editHome.link')}
              hint={t('editHome.linkHint')}
              value={row.link}
              onText={(link) => change({ ...row, link })}
            />
          </>
        )}
      </RowList>
      <RowList
        title={t('editHome.popular')}
        text={t('editHome.popularText')}
        add={t('editHome.addSeries')}
        rows={content.popularSeries}
        most={homeMost.popularSeries}
        onRows={set('popularSeries')}
        fresh={() => {
          const collectionId = nextOf(content.popularSeries.map((one) => one.collectionId))
          return { collectionId, image: null, title: {}, other: {}, url: null }
        }}
      >
        {(row, change) => (
          <>
            <SelectField
              label={t('editHome.collection')}
              value={row.collectionId}
              choices={choices}
              onChoose={(collectionId) => change({ ...row, collectionId })}
            />
            <PictureSlot
              label={t('editHome.image')}
              url={row.image}
              onUrl={(image) => change({ ...row, image })}
            />
            <LocalTextFields
              label={t('editHome.rowTitle')}
              text={row.title}
              onText={(title) => change({ ...row, title })}
            />
            <LocalTextFields
              label={t('editHome.other')}
              text={row.other}
              onText={(other) => change({ ...row, other })}
            />
            <TextField
              label={t('editHome.seriesLink')}
              hint={t('editHome.seriesLinkHint')}
              value={row.url ?? ''}
              onText={(url) => change({ ...row, url: url.trim() === '' ? null : url })}
            />
          </>
        )}
      </RowList>
      <RowList
        title={t('editHome.launchpad')}
        text={t('editHome.launchpadText')}
        add={t('editHome.addLaunch')}
        rows={content.launchpad}
        most={homeMost.launchpad}
        onRows={set('launchpad')}
        fresh={() => {
          const id = nextOf(content.launchpad.map((one) => one.id))
          return { id, title: {}, thumbnailType: 'IMAGE' as const, thumbnailUrl: null }
        }}
      >
        {(row, change) => (
          <>
            <SelectField
              label={t('editHome.collection')}
              value={row.id}
              choices={choices}
              onChoose={(id) => change({ ...row, id })}
            />
            <PictureSlot
              label={t('editHome.thumbnail')}
              url={row.thumbnailUrl}
              isArtwork
              onUrl={(thumbnailUrl, thumbnailType) => change({ ...row, thumbnailUrl, thumbnailType })}
            />
            <LocalTextFields
              label={t('editHome.rowTitle')}
              text={row.title}
              onText={(title) => change({ ...row, title })}
            />
          </>
        )}
      </RowList>
      <div className="card grid gap-4 p-5 sm:p-8">
        {failure ? (
          <Note tone="berry">
            <p>{failure.text}</p>
            {failure.code === 'home.changed_meanwhile' ? (
              <Button size="small" className="mt-3" onClick={onReload}>
                {t('editHome.reload')}
              </Button>
            ) : null}
          </Note>
        ) : null}
        {save.isSuccess ? (
          <Note tone="mint">
            {t('editHome.saved')}{' '}
            <Link to="/" className="underline underline-offset-4">
              {t('editHome.look')}
            </Link>
          </Note>
        ) : null}
        <TextField
          label={t('editHome.reason')}
          hint={t('editHome.reasonHint')}
          value={reason}
          onText={setReason}
          problem={isTried && isShort ? t('editHome.reasonHint') : undefined}
          autoComplete="off"
        />
        <SubmitButton isWorking={save.isPending} workingText={t('editHome.working')}>
          {t('editHome.save')}
        </SubmitButton>
      </div>
    </form>
  )
}
