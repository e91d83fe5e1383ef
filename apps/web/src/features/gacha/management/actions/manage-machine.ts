import { gachaAbi } from '@mofu/chain/gacha'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { Phrase } from '../../../../i18n/phrase.ts'
import type { ExplainRow, TxPlan } from '../../../../tx/plan.ts'
import type { GachaPlace } from '../../gacha-place.ts'

type MachineTexts = { name: string; cover: string; title: string; introduction: string }

type Change = {
  title: Phrase
  functionName: 'setDetail' | 'setOpen'
  /** After the machine's number. */
  args: readonly unknown[]
  /** The effect, in the user's language. */
  means: string
  name: string
  picture: string
}

/** A call of an admin that changes a machine. */
export function manageMachine(place: GachaPlace, number: number, change: Change): TxPlan {
  const { title, functionName, args, means, name, picture } = change
  return {
    ...planOf(place, [textRow('gachaManagement.changes', means)]),
    title,
    call: { address: place.gacha, abi: gachaAbi, functionName, args: [BigInt(number), ...args], value: 0n },
    subject: { name, picture },
    outcome: () => outcomeOf(number, 'gachaManagement.changedTitle'),
  }
}

type NewMachine = {
  texts: MachineTexts
  /** By how much the price rises with each pull, in the coin's smallest unit. */
  step: bigint
  coin: { symbol: string; decimals: number }
  baseUri: string
  picture: string
  means: string
}

/** Creates a machine, closed. Price, step and pictures can never change afterwards. */
export function createMachine(place: GachaPlace, machine: NewMachine): TxPlan {
  const { texts, step, coin, baseUri, picture, means } = machine
  const { symbol, decimals } = coin
  const amount = (units: bigint) => ({ kind: 'amount', amount: units, coin: symbol, decimals }) as const
  return {
    ...planOf(place, [
      textRow('gachaManagement.changes', means),
      { label: { key: 'gachaManagement.firstPrice' }, value: amount(10n ** BigInt(decimals)) },
      { label: { key: 'gachaManagement.step' }, value: amount(step) },
      textRow('gachaManagement.baseUri', baseUri),
    ]),
    title: { key: 'gachaManagement.createPlan', values: { name: texts.name } },
    call: {
      address: place.gacha,
      abi: gachaAbi,
      functionName: 'create',
      args: [texts, step, baseUri],
      value: 0n,
    },
    subject: { name: texts.name, picture },
    outcome: (receipt) => outcomeOf(numberIn(receipt), 'gachaManagement.createdTitle'),
  }
}

function planOf({ chainId }: GachaPlace, explain: readonly ExplainRow[]) {
  return { chainId, gives: [], gets: [], explain, invalidates: [['gacha']] }
}

function textRow(key: 'gachaManagement.changes' | 'gachaManagement.baseUri', text: string): ExplainRow {
  return { label: { key }, value: { kind: 'text', text } }
}

function outcomeOf(number: number, key: 'gachaManagement.changedTitle' | 'gachaManagement.createdTitle') {
  return {
    title: { key },
    text: { key: 'gachaManagement.changedText' },
    link: {
      label: { key: 'gachaManagement.changedLink' },
      to: '/gachaMachine-edit/$id',
      params: { id: String(number) },
    },
  } as const
}

function numberIn(receipt: TransactionReceipt): number {
  const [made] = parseEventLogs({ abi: gachaAbi, eventName: 'MachineCreated', logs: receipt.logs })
  if (!made) throw new Error(`no machine was created in ${receipt.transactionHash}`)
  return Number(made.args.machineId)
}
