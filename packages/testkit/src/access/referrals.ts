import * as referrals from '@mofu/wire/referrals'
import * as reports from '@mofu/wire/referrals/reports'
import * as statements from '@mofu/wire/referrals/statements'

import { owned, shared } from '../access-sample.ts'

export const samples = [
  owned(referrals.referralStatus, ({ address }) => ({ params: { x: address } })),
  owned(referrals.referralBind, ({ address }) => ({ params: { a: address, b: '22222222' } })),
  owned(reports.marketReferrals, ({ address }) => ({ params: { x: address } })),
  owned(reports.claimReferrals, ({ address }) => ({ params: { x: address } })),
  owned(reports.referralSoldList, ({ address }) => ({ params: { x: address } })),
  owned(reports.subUserList, ({ address }) => ({ params: { x: address } })),
  owned(reports.subUserDetail, ({ address }) => ({ params: { x: address } })),
  shared(reports.referralSoldListAdmin),
  shared(reports.myReferralUser),
  shared(reports.userListWithSub),
  shared(reports.sellData),
  shared(reports.soldByDay),
  shared(reports.referralExport),
  shared(statements.ownStatement, { params: { month: '2026-01' } }),
  shared(reports.sellDataBetween, { params: { a: '2026-01-01', b: '2026-12-31' } }),
]
