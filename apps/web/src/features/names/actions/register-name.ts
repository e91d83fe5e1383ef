import type { TxPlan } from '../../../tx/plan.ts'
import type { NameCoin, NamesPlace } from '../names-place.ts'
import { commitmentOf, type Registration, registrationArgs } from '../registration.ts'
import { aboutName, amountValue, linkToName, nameCall, paymentOf, textValue } from './name-call.ts'

/** The first step: hides the name in a commitment. It costs nothing but the network fee. */
export function commitName(place: NamesPlace, registration: Registration, texts: { next: string }): TxPlan {
  const { label } = registration
  return {
    ...aboutName(place, label),
    title: { key: 'names.commitPlan', values: { name: `${label}.pet` } },
    call: nameCall(place, 'commit', [commitmentOf(registration)]),
    gives: [],
    gets: [],
    explain: [{ label: { key: 'names.planNext' }, value: textValue(texts.next) }],
    isCalm: true,
    outcome: () => ({
      title: { key: 'names.committed' },
      text: { key: 'names.committedText', values: { name: `${label}.pet` } },
      link: { label: { key: 'names.toStepTwo' }, to: '/pnslist', search: { q: label } },
    }),
  }
}

type Purchase = {
  coin: NameCoin
  price: bigint
  /** In the language of the reader. */
  texts: { years: string; expires: string; refused: string }
}

/** The second step: registers the name for exactly the price that is shown, or not at all. */
export function registerName(
  place: NamesPlace,
  registration: Registration,
  { coin, price, texts }: Purchase,
): TxPlan {
  const { label, owner } = registration
  const name = `${label}.pet`
  const { value, spends } = paymentOf(place, coin, price)
  return {
    ...aboutName(place, label),
    title: { key: 'names.registerPlan', values: { name } },
    call: nameCall(place, 'register', [registrationArgs(registration), coin.address, price], value),
    gives: [amountValue(coin, price)],
    gets: [textValue(name)],
    explain: [
      { label: { key: 'names.planYears' }, value: textValue(texts.years) },
      { label: { key: 'names.planExpires' }, value: textValue(texts.expires) },
      { label: { key: 'names.planOwner' }, value: { kind: 'address', address: owner } },
      { label: { key: 'names.planRefused' }, value: textValue(texts.refused) },
    ],
    ...spends,
    outcome: () => ({
      title: { key: 'names.registered', values: { name } },
      text: { key: 'names.registeredText' },
      link: linkToName(place, label),
    }),
  }
}
