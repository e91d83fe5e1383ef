import { auditActions } from '@mofu/domain/audit-actions'
import { auditWords as en } from '@mofu/words/audit/en'
import { auditWords as jp } from '@mofu/words/audit/jp'
import { auditWords as tc } from '@mofu/words/audit/tc'
import { expect, test } from 'vitest'

import { auditText } from './use-audit-words.ts'

test('a shop of the audit log is named, not shortened like an address', () => {
  const row = { action: 'mall.open_shop', subject: 'shop 5', facts: { name: 'Paper Moon' } }
  expect(auditText(en, row)).toEqual({ action: 'Opened the shop', subject: 'Shop 5 (Paper Moon)' })
  expect(auditText(tc, row)).toEqual({ action: '核准開店', subject: '商店 5 (Paper Moon)' })
  expect(auditText(jp, row)).toEqual({
    action: 'ショップの開店を承認',
    subject: 'ショップ 5 (Paper Moon)',
  })
})

test('an address stays an address, and what has no words is shown as it is', () => {
  const address = `0x${'ab'.repeat(20)}`
  const granted = { action: 'accounts.grant_role', subject: address, facts: { role: 'minter' } }
  expect(auditText(en, granted)).toEqual({ action: 'Gave the role Minter', subject: undefined })
  const unknown = { action: 'mall.retired', subject: 'quiz home 31337', facts: {} }
  expect(auditText(en, unknown)).toEqual({ action: 'mall.retired', subject: 'Quiz home page, chain 31337' })
  expect(auditText(en, { ...unknown, subject: 'userListWithSub' }).subject).toBe('userListWithSub')
})

test.each(Object.entries({ en, tc, jp }))('%s has words for every action, not its name', (_, words) => {
  for (const action of auditActions) {
    const said = auditText(words, { action, subject: '', facts: { count: '2' } }).action
    expect(said).not.toContain('.')
    expect(said.length).toBeGreaterThan(2)
  }
})
