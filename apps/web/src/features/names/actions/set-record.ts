import type { Address } from '@mofu/domain/address'
import { nameTokenId } from '@mofu/domain/name-label'
import type { NameTextKey } from '@mofu/domain/name-records'

import type { TxPlan } from '../../../tx/plan.ts'
import type { NamesPlace } from '../names-place.ts'
import { aboutName, linkToName, nameCall, textValue } from './name-call.ts'

const nobody: Address = '0x0000000000000000000000000000000000000000'

/** `account` undefined: the name resolves to its owner. */
export function setAddress(
  place: NamesPlace,
  label: string,
  account: Address | undefined,
  texts: { owner: string; isPublic: string },
): TxPlan {
  return recordPlan(place, label, {
    call: nameCall(place, 'setAddr', [nameTokenId(label), account ?? nobody]),
    explain: [
      {
        label: { key: 'names.recordAddress' },
        value: account === undefined ? textValue(texts.owner) : { kind: 'address', address: account },
      },
      { label: { key: 'names.planPublic' }, value: textValue(texts.isPublic) },
    ],
  })
}

/** An empty value removes the record. */
export function setText(
  place: NamesPlace,
  label: string,
  { key, value }: { key: NameTextKey; value: string },
  texts: { record: string; value: string; isPublic: string },
): TxPlan {
  return recordPlan(place, label, {
    call: nameCall(place, 'setText', [nameTokenId(label), key, value]),
    explain: [
      { label: { key: 'names.planRecord' }, value: textValue(texts.record) },
      { label: { key: 'names.planValue' }, value: textValue(texts.value) },
      { label: { key: 'names.planPublic' }, value: textValue(texts.isPublic) },
    ],
  })
}

/** Chooses the name, or no name, as the primary one of the wallet that signs. */
export function setPrimaryName(
  place: NamesPlace,
  label: string,
  isChosen: boolean,
  texts: { means: string },
): TxPlan {
  return {
    ...aboutName(place, label),
    title: {
      key: isChosen ? 'names.primaryPlan' : 'names.noPrimaryPlan',
      values: { name: `${label}.pet` },
    },
    call: nameCall(place, 'setPrimaryName', [isChosen ? nameTokenId(label) : 0n]),
    gives: [],
    gets: [],
    explain: [{ label: { key: 'names.planMeans' }, value: textValue(texts.means) }],
    isCalm: true,
    outcome: () => ({
      title: { key: isChosen ? 'names.primarySet' : 'names.primaryRemoved' },
      text: { key: isChosen ? 'names.primarySetText' : 'names.primaryRemovedText' },
      link: linkToName(place, label),
    }),
  }
}

function recordPlan(place: NamesPlace, label: string, plan: Pick<TxPlan, 'call' | 'explain'>): TxPlan {
  return {
    ...aboutName(place, label),
    title: { key: 'names.recordPlan', values: { name: `${label}.pet` } },
    ...plan,
    gives: [],
    gets: [],
    isCalm: true,
    outcome: () => ({
      title: { key: 'names.recordSet' },
      text: { key: 'names.recordSetText' },
      link: linkToName(place, label),
    }),
  }
}
