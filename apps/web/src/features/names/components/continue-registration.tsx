import { nameTimes } from '@mofu/domain/name-state'
import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { shortAmount } from '../../../parts/amount.ts'
import { clockText, timeLeft } from '../../../parts/time-left.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { commitName, registerName } from '../actions/register-name.ts'
import type { NamesPlace } from '../names-place.ts'
import { forgetPending, type Pending } from '../pending-registrations.ts'
import { type Commitment, commitmentQuery, type NameOffer } from '../queries.ts'
import { useDateText } from '../use-date-text.ts'

type ContinueRegistrationProps = { place: NamesPlace; offer: NameOffer; pending: Pending }

/** Between the two steps. What comes next is decided by what is on the chain, not by what this device remembers. */
export function ContinueRegistration({ place, offer, pending }: ContinueRegistrationProps) {
  const t = useTranslations('names')
  const startTx = useStartTx()
  const { data } = useQuery(commitmentQuery(useChainClient(place.chainId), place, pending))
  const name = `${pending.label}.pet`
  const stateNames = {
    done: t('stepStates.done'),
    now: t('stepStates.now'),
    failed: t('stepStates.failed'),
    ahead: t('stepStates.ahead'),
  }
  const isCommitted = data?.state === 'waiting' || data?.state === 'ready'
  const isReady = data?.state === 'ready'
  return (
    <div className="grid gap-5">
      <StepList
        label={t('stepsTitle', { name })}
        stateNames={stateNames}
        steps={[
          { title: t('stepSign'), state: isCommitted ? 'done' : 'now' },
          {
            title: t('stepWait'),
            state: isReady ? 'done' : isCommitted ? 'now' : 'ahead',
            ...(data?.state === 'waiting' ? { text: <Waiting data={data} /> } : {}),
          },
          { title: t('stepRegister'), state: isReady ? 'now' : 'ahead' },
        ]}
      />
      {data && isCommitted ? (
        <>
          <Deadline name={name} data={data} />
          <RegisterButton place={place} offer={offer} pending={pending} isReady={isReady} />
        </>
      ) : null}
      {data && !isCommitted ? (
        <>
          <Note tone="honey">{t(data.state === 'expired' ? 'stepOneExpired' : 'stepOneMissing')}</Note>
          <Button
            look="main"
            size="large"
            onClick={() => startTx(commitName(place, pending, { next: t('commitNext') }))}
          >
            {t('sendStepOne')}
          </Button>
          <Button
            look="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => forgetPending(pending)}
          >
            {t('startOver')}
          </Button>
        </>
      ) : null}
      {data ? null : <output className="text-soft">{t('reading')}</output>}
    </div>
  )
}

function Waiting({ data: { committedAt, blockTime } }: { data: Commitment }) {
  const t = useTranslations('names')
  return t('waitSeconds', { count: Math.max(1, committedAt + nameTimes.commitmentFrom - blockTime) })
}

function Deadline({ name, data: { committedAt, blockTime } }: { name: string; data: Commitment }) {
  const t = useTranslations('names')
  const left = timeLeft(committedAt + nameTimes.commitmentUntil, blockTime)
  return (
    <p>
      <strong>{t('notYours', { name })}</strong> {left ? t('timeLeft', { time: clockText(left) }) : null}
    </p>
  )
}

type RegisterButtonProps = ContinueRegistrationProps & { isReady: boolean }

function RegisterButton({ place, offer, pending, isReady }: RegisterButtonProps) {
  const t = useTranslations('names')
  const startTx = useStartTx()
  const dateOf = useDateText()
  const { coin, yearPrice, blockTime } = offer
  const price = yearPrice * BigInt(pending.years)
  const register = () => {
    const texts = {
      years: t('yearsCount', { count: pending.years }),
      expires: dateOf(blockTime + pending.years * nameTimes.year),
      refused: t('registerRefused'),
    }
    startTx(registerName(place, pending, { coin, price, texts }))
  }
  return (
    <Button look="main" size="large" disabled={!isReady} onClick={register}>
      {t('registerNow', { price: `${shortAmount(price, coin.decimals)} ${coin.symbol}` })}
    </Button>
  )
}
