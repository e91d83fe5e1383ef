import { dossierHash } from '@mofu/domain/quiz-dossier'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { quizForm, uploadPicture } from '@mofu/testkit/quizzes'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/predictions'
import { betsOf, quizBets, quizOdds } from '@mofu/wire/predictions/bets'
import type { QuizFormInput } from '@mofu/wire/predictions/quiz'
import * as review from '@mofu/wire/predictions/review'
import { zeroAddress } from 'viem'
import { beforeAll, expect, inject, test } from 'vitest'

import { codesOf } from './codes-of.fixture.ts'
import { quizChain } from './quiz-chain.fixture.ts'

const stack = inject('httpStack')
const { apiUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const lower = (person: Person) => accountOf(person).address.toLowerCase()
const wallet = (person: Person) => tokenOf(apiUrl, person).then(bearer)

let [goro, suzu, admin] = [bearer(''), bearer(''), bearer('')]
let chain: Awaited<ReturnType<typeof quizChain>>
let image = ''
let now = 0

beforeAll(async () => {
  ;[goro, suzu, admin] = [await wallet('goro'), await wallet('suzu'), await wallet('deployer')]
  image = await uploadPicture(apiUrl, goro, 77)
  chain = await quizChain(stack)
  now = Math.max(await chain.now(), Math.floor(Date.now() / 1_000))
}, 60_000)

const submit = async (
  change: Partial<QuizFormInput>,
  times: { closeBetsIn?: number; drawIn?: number } = {},
) => {
  const prediction = quizForm({ image, now, ...times }, change)
  return (await call(wire.newPrediction, { body: { prediction } }, goro)).data
}
const approve = (id: number, more: object = {}) =>
  call(wire.approvePrediction, { body: { id, isApproved: true, ...more } }, admin)
const detail = async (id: number, account?: string) =>
  (await call(wire.predictionDetail, { query: account === undefined ? { id } : { id, account } })).data
const refused = (error: string) => ({ failure: { error } })
const news = async (who: typeof goro) =>
  (await call(notifications, { query: {} }, who)).data.list.map(({ facts }) => facts)

test('[mall-03] [rule-33] [rule-02] a quiz needs every field and an image of ours; each missing one is named, with what to do', async () => {
  const wrong: readonly (readonly [Partial<QuizFormInput>, string, string?])[] = [
    [{ topic: ' ' }, 'topic_needed'],
    [{ content: '' }, 'content_needed'],
    [{ options: { a: 'Yes', b: '' } }, 'options_needed'],
    [{ options: { a: 'Yes', b: 'yes ' } }, 'options_same'],
    [{ criteria: '' }, 'criteria_needed'],
    [{ source: '' }, 'source_needed'],
    [{ fallback: '' }, 'fallback_needed'],
    [{ timeZone: 'Nowhere' }, 'zone_needed'],
    [{ closeBetsAt: now - 1 }, 'close_time_wrong'],
    [{ drawAt: now + 1 }, 'draw_time_wrong'],
    [{ unitAmount: '0' }, 'unit_needed'],
    [{ coin: `0x${'9'.repeat(40)}` }, 'coin_wrong'],
    [{ image: '' }, 'image_needed', 'Please upload the matching image!'],
    [{ image: 'https://elsewhere.example/a.png' }, 'image_foreign'],
  ]
  for (const [change, code, msg] of wrong) {
    await expect(submit({ topic: 'Fields', ...change })).rejects.toMatchObject({
      status: 400,
      failure: { error: `predictions.${code}`, ...(msg === undefined ? {} : { msg }) },
    })
  }
  // SPEC's address in the body decides nothing: the quiz is of who is signed in.
  const body = { prediction: quizForm({ image, now }, { topic: 'Fields' }), address: lower('deployer') }
  const reply = await fetch(`${apiUrl}/api/mall/Prediction/New`, {
    method: 'POST',
    headers: { ...goro.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const made = (await reply.json()) as { code: number; data: { id: number; dossier: string } }
  expect(made).toEqual({
    code: 200,
    msg: 'ok',
    data: {
      id: expect.any(Number),
      state: 'new',
      version: 1,
      dossier: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    },
  })
  const draft = (await call(review.quizDraft, { params: { id: made.data.id } }, goro)).data
  expect(draft).toMatchObject({ address: lower('goro'), state: 'new', phase: 'review', isApproved: false })
  expect(dossierHash(draft.dossierText)).toBe(made.data.dossier)
  // A second click makes no second quiz.
  expect((await call(wire.newPrediction, { body }, goro)).data.id).toBe(made.data.id)
  // Nobody else reads it before it is approved.
  await expect(detail(made.data.id)).rejects.toMatchObject({ status: 404 })
  await expect(call(review.quizDraft, { params: { id: made.data.id } }, suzu)).rejects.toMatchObject({
    status: 404,
  })
})

test('[mall-04] an admin rejects with a reason or approves, once; not the author; the author is told', async () => {
  const { id } = await submit({ topic: 'Review me' })
  await expect(call(wire.approvePrediction, { body: { id, isApproved: true } }, suzu)).rejects.toMatchObject({
    status: 403,
    ...refused('accounts.role_needed'),
  })
  await expect(
    call(wire.approvePrediction, { body: { id, isApproved: false } }, admin),
  ).rejects.toMatchObject({ status: 400, ...refused('predictions.reason_needed') })
  await expect(approve(id, { version: 9 })).rejects.toMatchObject(refused('predictions.changed_meanwhile'))
  const body = { id, address: lower('suzu'), isApproved: false, reason: 'Which station measures it?' }
  expect((await call(wire.approvePrediction, { body }, admin)).data).toEqual({
    id,
    state: 'rejected',
    version: 2,
  })
  await expect(approve(id)).rejects.toMatchObject({ status: 409, ...refused('predictions.reviewed_already') })
  expect((await call(review.quizDraft, { params: { id } }, goro)).data).toMatchObject({
    state: 'rejected',
    phase: 'rejected',
    reason: 'Which station measures it?',
    isApproved: false,
  })
  expect(await news(goro)).toContainEqual({
    quizId: String(id),
    title: 'Review me',
    news: 'rejected',
    reason: 'Which station measures it?',
  })
  const { data: log } = await call(auditLog, { query: { pageSize: 20 } }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({ action: 'predictions.reject', subject: `quiz ${id}` }),
  )
  // An admin does not review what the admin wrote.
  const prediction = quizForm({ image, now }, { topic: 'By an admin' })
  const { data: own } = await call(wire.newPrediction, { body: { prediction } }, admin)
  await expect(approve(own.id)).rejects.toMatchObject({ status: 403, ...refused('predictions.own_quiz') })
})

test('[mall-05] the author changes and resubmits a rejected quiz; two tabs at once have one effect', async () => {
  const { id, dossier } = await submit({ topic: 'Change me' })
  await call(wire.approvePrediction, { body: { id, isApproved: false, reason: 'vague' } }, admin)
  const changed = { ...quizForm({ image, now }, { topic: 'Changed' }), id, version: 2 }
  await expect(
    call(wire.updatePrediction, { body: { prediction: changed, address: lower('goro') } }, suzu),
  ).rejects.toMatchObject({ status: 403, ...refused('predictions.not_author') })
  const tab = (content: string) =>
    call(wire.updatePrediction, { body: { prediction: { ...changed, content } } }, goro)
  expect(await codesOf([tab('first'), tab('second')])).toEqual(['done', 'predictions.changed_meanwhile'])
  const after = (await call(review.quizDraft, { params: { id } }, goro)).data
  expect(after).toMatchObject({ topic: 'Changed', state: 'new', reason: '', version: 3 })
  expect(after.dossier).not.toBe(dossier)
  expect(await codesOf([approve(id), approve(id)])).toEqual(['done', 'predictions.reviewed_already'])
  const { data: log } = await call(auditLog, { query: { pageSize: 50 } }, admin)
  const approvals = log.list.filter(
    ({ action, subject }) => action === 'predictions.approve' && subject === `quiz ${id}`,
  )
  expect(approvals).toHaveLength(1)
  await expect(
    call(wire.updatePrediction, { body: { prediction: { ...changed, version: 4 } } }, goro),
  ).rejects.toMatchObject({ status: 409, ...refused('predictions.state_wrong') })
})

test('[mall-01] lists are public, 20 to a page, and of one state if named; unreviewed quizzes are not in them', async () => {
  const { id } = await submit({ topic: 'Listed' })
  const open = { page: 1, pageSize: 50, state: 'approved' } as const
  const ids = async (body: object) =>
    (await call(wire.predictionList, { body })).data.list.map((one) => one.id)
  expect(await ids(open)).not.toContain(id)
  expect((await call(review.quizzesToReview, { query: {} }, admin)).data.list.map((one) => one.id)).toContain(
    id,
  )
  expect((await call(review.myQuizzes, { query: {} }, goro)).data.list[0]?.id).toBe(id)
  await approve(id)
  const { data } = await call(wire.predictionList, { body: {} })
  expect(data).toMatchObject({ page: 1, pageSize: 20, total: expect.any(Number) })
  expect(data.list[0]).toMatchObject({
    id,
    state: 'approved',
    phase: 'upchain',
    isApproved: true,
    round: null,
  })
  expect(await ids(open)).toContain(id)
  expect(await ids({ ...open, phase: 'upchain' })).toContain(id)
  expect(await ids({ ...open, state: 'closed' })).not.toContain(id)
  await call(review.takeDownQuiz, { body: { id, reason: 'asked twice' } }, admin)
  expect(await ids({ ...open, state: 'closed' })).toContain(id)
  expect(await ids(open)).not.toContain(id)
  expect(await detail(id)).toMatchObject({ state: 'closed', phase: 'taken-down', reason: 'asked twice' })
  await expect(call(wire.predictionList, { body: { state: 'new' } })).rejects.toMatchObject({
    status: 403,
    ...refused('predictions.not_public'),
  })
})

test('[mall-02] [rule-57] a quiz shows SPEC’s fields of its round and of a bet, its dossier, its odds and what was bet', async () => {
  const { id } = await submit({ topic: 'Detail' })
  await approve(id)
  const quiz = await detail(id)
  const epoch = await chain.start(quiz)
  await chain.bet('goro', epoch, 'a', 3n, 1_000n)
  await chain.bet('suzu', epoch, 'b', 5n, 1_000n)
  await chain.bet('goro', epoch, 'a', 1n, 1_000n)
  await chain.projected()
  const reply = await fetch(`${apiUrl}/api/mall/Prediction/Detail?id=${id}&account=${lower('goro')}`)
  const { data } = (await reply.json()) as { data: Record<string, unknown> }
  expect(data).toEqual({
    ...quiz,
    phase: 'betting',
    differences: [],
    round: {
      epoch: Number(epoch),
      contract: chain.address,
      dossier: quiz.dossier,
      rewardToken: zeroAddress,
      unit: '1000',
      startTimestamp: expect.any(Number),
      lockTimestamp: quiz.closeBetsAt,
      closeTimestamp: quiz.drawAt,
      finalTimestamp: 0,
      resultUntil: quiz.drawAt + 604_800,
      lockPrice: '0',
      closePrice: '0',
      totalAmount: '9000',
      aAmount: '4000',
      bAmount: '5000',
      rewardBaseCalAmount: '0',
      rewardAmount: '0',
      treasuryAmt: '0',
      result: null,
      state: 'started',
      isRefund: false,
      refundReason: null,
      feeRate: 300,
      isFeeClaimed: false,
      bettors: 2,
      claimedAmount: '0',
      // 4000 + 97% of 5000 for 4000; 5000 + 97% of 4000 for 5000.
      odds: { a: 221, b: 177 },
      disputes: 0,
      startTx: expect.stringMatching(/^0x/),
      resultTx: null,
    },
    bet: {
      account: lower('goro'),
      result: 'a',
      amount: '4000',
      claimed: false,
      paid: null,
      claimable: '0',
      payoutIfRight: '8850',
      betAt: expect.any(Number),
      betTx: expect.stringMatching(/^0x/),
      claimedAt: null,
      claimedTx: null,
      isDecider: false,
    },
  })
  expect(dossierHash(quiz.dossierText)).toBe(quiz.dossier)
  expect((await detail(id, chain.operator.address.toLowerCase())).isDecider).toBe(true)
  const { data: odds } = await call(quizOdds, { params: { id } })
  expect(odds.total).toBe(3)
  expect(
    odds.points.map(({ aAmount, bAmount, a, b, shareOfA }) => [aAmount, bAmount, a, b, shareOfA]),
  ).toEqual([
    ['3000', '0', 100, null, 10_000],
    ['3000', '5000', 261, 158, 3_750],
    ['4000', '5000', 221, 177, 4_444],
  ])
  const { data: bets } = await call(quizBets, { params: { id }, query: {} })
  expect(bets.list.map(({ account, result, amount }) => [account, result, amount])).toEqual([
    [lower('goro'), 'a', '4000'],
    [lower('suzu'), 'b', '5000'],
  ])
  const { data: mine } = await call(betsOf, { params: { account: lower('suzu') }, query: {} })
  expect(mine.list.find(({ quizId }) => quizId === id)).toMatchObject({
    topic: 'Detail',
    option: 'It does not',
    outcome: 'open',
    profit: null,
    amount: '5000',
  })
})

test('a round whose terms are not those of the dossier is shown as such', async () => {
  const { id } = await submit({ topic: 'Otherwise' })
  await approve(id)
  await chain.start(await detail(id), { unit: 7n })
  await chain.projected()
  expect((await detail(id)).differences).toEqual(['unit'])
})

test('amounts of a round in another coin than the quiz’s carry that coin; the lowest price of the contract is shown', async () => {
  const { id } = await submit({ topic: 'Other coin' })
  await approve(id)
  await chain.start(await detail(id), { coin: chain.gbt, lockPrice: -(2n ** 127n) })
  await chain.projected()
  expect(await detail(id)).toMatchObject({
    differences: ['rewardToken', 'lockPrice'],
    symbol: 'GBT',
    round: { rewardToken: chain.gbt.toLowerCase(), lockPrice: String(-(2n ** 127n)) },
  })
})
