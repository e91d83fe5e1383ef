import { accountOf, type Person } from '@mofu/testkit/accounts'
import { operatorKey } from '@mofu/testkit/operator-keys'
import { quizForm, uploadPicture } from '@mofu/testkit/quizzes'
import { bearer, signInWallet, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { confirmProposal } from '@mofu/wire/accounts/proposals'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/predictions'
import * as review from '@mofu/wire/predictions/review'
import { expect, inject, test } from 'vitest'

import { codesOf } from '../codes-of.fixture.ts'
import { quizChain } from '../quiz-chain.fixture.ts'

const stack = inject('httpStack')
const { apiUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const lower = (person: Person) => accountOf(person).address.toLowerCase()
const wallet = (person: Person) => tokenOf(apiUrl, person).then(bearer)
const refused = (error: string) => ({ failure: { error } })
type Session = ReturnType<typeof bearer>

const detail = async (id: number, account?: string) =>
  (await call(wire.predictionDetail, { query: account === undefined ? { id } : { id, account } })).data
const news = async (who: Session) =>
  (await call(notifications, { query: {} }, who)).data.list.map(({ facts }) => facts)

test('[mall-06] an operator without a bet announces with evidence; others may not; bettors object; a dispute and a cancellation follow the chain', async () => {
  const [goro, suzu, admin] = [await wallet('goro'), await wallet('suzu'), await wallet('deployer')]
  const operator = bearer((await signInWallet(apiUrl, operatorKey('operator'))).v1Info.token)
  const chain = await quizChain(stack)
  const image = await uploadPicture(apiUrl, goro, 79)
  // The next block has the present time at least.
  const at = Math.max(await chain.now(), Math.floor(Date.now() / 1_000))
  const prediction = quizForm({ image, now: at, closeBetsIn: 25, drawIn: 25 }, { topic: 'Result' })
  const { id } = (await call(wire.newPrediction, { body: { prediction } }, goro)).data
  await call(wire.approvePrediction, { body: { id, isApproved: true } }, admin)
  const epoch = await chain.start(await detail(id))
  await chain.bet('goro', epoch, 'a', 2n, 1_000n)
  await chain.bet('suzu', epoch, 'b', 1n, 1_000n)
  await chain.projected()
  const announce = (body: object, who = operator) =>
    call(wire.setPredictionResult, { body: { id, result: 'b', ...body } }, who)
  await expect(announce({})).rejects.toMatchObject({ status: 409, ...refused('predictions.too_early') })
  await chain.pass(at + 25 - (await chain.now()))
  await chain.projected()
  expect(await detail(id)).toMatchObject({ phase: 'result', round: { state: 'locked' } })
  // The address of an operator in the body decides nothing.
  await expect(announce({ address: chain.operator.address }, suzu)).rejects.toMatchObject({
    status: 403,
    ...refused('predictions.not_operator'),
  })
  // On our own screen a result is proposed, and announced once an admin without a bet has confirmed it.
  const propose = (who: Session) =>
    call(review.proposeResult, { body: { id, result: 'a', evidence: 'A guess' } }, who)
  await expect(propose(suzu)).rejects.toMatchObject({ status: 403, ...refused('predictions.not_operator') })
  const { proposalId } = (await propose(operator)).data
  await expect(propose(operator)).rejects.toMatchObject(refused('accounts.proposal_open'))
  const confirm = (who: Session) => call(confirmProposal, { body: { id: proposalId } }, who)
  await expect(confirm(operator)).rejects.toMatchObject({ status: 403, ...refused('accounts.role_needed') })
  expect((await detail(id)).announcements).toEqual([])
  expect(await codesOf([confirm(admin), confirm(admin)])).toEqual(['accounts.proposal_over', 'done'])
  expect((await detail(id)).announcements).toMatchObject([
    {
      result: 'a',
      evidence: 'A guess',
      address: chain.operator.address.toLowerCase(),
      isConfirmed: true,
      state: 'announced',
    },
  ])
  // SPEC's call announces by itself, here again with another result.
  expect((await announce({ address: lower('suzu') })).data).toEqual({
    id,
    result: 'b',
    evidence: 'https://weather.example/kyoto',
  })
  expect((await announce({ evidence: 'Photo of the gauge, 09:00' })).data.evidence).toBe(
    'Photo of the gauge, 09:00',
  )
  await chain.setResult(epoch, 'b')
  await chain.projected()
  const decided = await detail(id, lower('suzu'))
  expect(decided).toMatchObject({ phase: 'decided', result: 'b', state: 'approved', bet: { claimable: '0' } })
  expect(decided.round?.finalTimestamp).toBeGreaterThan(at + 86_400)
  expect(decided.announcements).toEqual([
    {
      result: 'b',
      evidence: 'Photo of the gauge, 09:00',
      address: chain.operator.address.toLowerCase(),
      isConfirmed: false,
      at: expect.any(Number),
      state: 'on-chain',
    },
  ])
  const object = (who: Session) =>
    call(review.objectToResult, { body: { id, reason: 'It snowed at nine' } }, who)
  await expect(object(await wallet('nao'))).rejects.toMatchObject(refused('predictions.not_bettor'))
  expect(await codesOf([object(goro), object(goro)])).toEqual(['done', 'predictions.objected_already'])
  expect((await detail(id)).objections).toEqual([
    {
      address: lower('goro'),
      side: 'a',
      reason: 'It snowed at nine',
      at: expect.any(Number),
      disputes: 0,
    },
  ])
  expect(await news(admin)).toContainEqual({ quizId: String(id), title: 'Result', news: 'objection' })
  await chain.overrule('dispute', epoch)
  await chain.projected()
  expect(await detail(id)).toMatchObject({
    phase: 'result',
    result: null,
    announcements: [{ state: 'disputed' }],
    round: { disputes: 1 },
  })
  await chain.overrule('cancel', epoch)
  await chain.projected()
  expect(await detail(id, lower('goro'))).toMatchObject({
    phase: 'ended',
    state: 'closed',
    round: { isRefund: true, refundReason: 'cancelled', rewardAmount: '0', treasuryAmt: '0' },
    bet: { claimable: '2000', claimed: false },
  })
  // Those who have bet are told of each step: with the next block, because some happen by time alone.
  const about = { quizId: String(id), title: 'Result' }
  await expect
    .poll(() => news(suzu), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        { ...about, news: 'locked' },
        { ...about, news: 'result', option: 'It does not' },
        { ...about, news: 'refund', amount: '0.000000000000001', coin: 'ETH' },
      ]),
    )
  await chain.claim('goro', epoch)
  await chain.projected()
  expect((await detail(id, lower('goro'))).bet).toMatchObject({ claimed: true, paid: '2000', claimable: '0' })
  await expect(announce({})).rejects.toMatchObject({ status: 409, ...refused('predictions.state_wrong') })
}, 60_000)
