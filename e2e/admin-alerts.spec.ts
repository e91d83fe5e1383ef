import { expect } from '@playwright/test'
import pg from 'pg'

import { databaseUrl, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { arrive } from './trader.ts'

test('an admin sees an open alert, what it means and what to do, in three languages; others do not', async ({
  browser,
}) => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  // On a chain that no worker watches, so that none clears it.
  await client.query(`
    insert into app.alert (name, subject, facts, raised_at)
    values ('mall.operator_balance_low', '999', '{"balance": "12", "needed": "340"}', now() - interval '3 hours'),
      ('mall.operation_failed', '998', '{"count": 1, "kinds": "void"}', now() - interval '1 hour')`)
  const admin = await arrive(browser, 'deployer', '/admin')
  await admin.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(admin.getByRole('heading', { name: 'Alerts' })).toBeVisible()
  const expected = {
    en: ['Alerts', 'Send native coins of this chain to the address of MALL_OPERATOR_KEY.', '3 hours ago'],
    tc: ['警示', '請將這條鏈的原生幣轉入 MALL_OPERATOR_KEY 對應的地址。', '3 小時前'],
    jp: [
      'アラート',
      'MALL_OPERATOR_KEY のアドレスに、このチェーンのネイティブコインを送ってください。',
      '3 時間前',
    ],
  }
  for (const [language, [title = '', what = '', since = '']] of Object.entries(expected)) {
    await admin.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await admin.reload()
    const row = admin.getByRole('list', { name: title }).getByRole('listitem').filter({ hasText: '999' })
    await expect(row).toContainText(what)
    await expect(row).toContainText(since)
    await expect(row).toContainText('mall.operator_balance_low · 999 · needed 340 · balance 12')
    for (const width of [390, 1440]) {
      await admin.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(admin)
      await expectAccessible(admin)
    }
  }
  const resendButton = admin.getByRole('listitem').filter({ hasText: '998' }).getByRole('button')
  await expect(resendButton).toHaveText('もう一度送信')
  await resendButton.click()
  const dialog = admin.getByRole('dialog', { name: 'もう一度送信しますか？' })
  await dialog.getByLabel('理由').fill('原因を取り除いた')
  await dialog.getByRole('button', { name: 'もう一度送信' }).click()
  await expect(admin.getByText('このチェーンで送信待ちのものはありません。')).toBeVisible()
  await client.query(`delete from app.alert where subject in ('998', '999')`)
  await client.end()
  await admin.context().close()

  const other = await arrive(browser, 'lin', '/admin')
  await other.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(other.getByRole('heading', { name: 'Only admins can open this page' })).toBeVisible()
  await expect(other.getByText('Alerts')).toHaveCount(0)
  await other.context().close()
})
