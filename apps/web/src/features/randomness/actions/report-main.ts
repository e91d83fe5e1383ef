import { verifyDraw } from '@mofu/chain/randomness/verify-draw'
import { languageTag } from '@mofu/domain/languages'

import { translatorOf } from '../../../i18n/translator.ts'
import { type StepWords, stepWords } from '../step-words.ts'
import { REPORT_DATA, type ReportData } from './report-data.ts'

/** The script of a saved report: it computes the draw again from the records in the file, and shows each step. */
const data = JSON.parse(document.getElementById(REPORT_DATA)?.textContent ?? '') as ReportData
const { records, language, words } = data
const t = translatorOf(language, 'fairness', words)
const locale = languageTag[language]

const main = document.createElement('main')
document.body.append(main)
add(main, 'p', t('fileText'))
const verification = verifyDraw(records)
if (verification) {
  const { verdict, steps } = verification
  main.dataset['verdict'] = verdict
  add(main, 'h1', t(`verdict.${verdict}`))
  add(main, 'p', t(`verdictText.${verdict}`))
  add(main, 'p', t(records.kind, { pool: String(records.pool), order: String(records.order) }))
  const { chainId, contract, randomness } = records
  add(main, 'p', t('contracts', { chainId: String(chainId), contract, randomness }))
  const list = document.createElement('ol')
  main.append(list)
  for (const step of steps) list.append(stepItem(stepWords({ t, locale }, records, step), step.isOk))
  add(main, 'h2', t('limitsTitle'))
  add(main, 'p', t('limitsText'))
} else {
  main.dataset['verdict'] = 'altered'
  add(main, 'h1', t('missingTitle'))
}

function stepItem({ title, lines, facts }: StepWords, isOk: boolean): HTMLLIElement {
  const item = document.createElement('li')
  item.className = isOk ? 'ok' : 'failed'
  add(item, 'h2', `${isOk ? '✓' : '✗'} ${title}: ${t(isOk ? 'stepState.done' : 'stepState.failed')}`)
  for (const line of lines) add(item, 'p', line)
  for (const { label, value } of facts) add(item, 'code', `${label}: ${value}`)
  return item
}

function add(parent: HTMLElement, name: string, text: string): void {
  const element = document.createElement(name)
  element.textContent = text
  parent.append(element)
}
