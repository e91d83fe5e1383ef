import { accountOf } from '@mofu/testkit/accounts'
import { signUp } from '@mofu/testkit/sign-in'
import { expect } from '@playwright/test'

import { mailsUrl, relayUrl, rpcUrl, stackUrl, test } from './journey.ts'
import { accountButton, dialogOf } from './wallet-bar.ts'
import { startPhoneWallet } from './wallet/phone-wallet.ts'

test('on load a wallet that exposes its address comes first, after half a second; else the stored WalletConnect session; else the read-only account [ui-17]', async ({
  visitor,
  walletOf,
}) => {
  const email = 'returning@mofu.example'
  const { username, token } = await signUp(
    { apiUrl: stackUrl(), mailsUrl: mailsUrl() },
    { email, password: 'seven sleepy otters' },
  )
  await visitor.goto('/list')
  await visitor.evaluate(
    ([name = '', key = '']) => {
      localStorage.setItem('accountReadOnly', '')
      localStorage.setItem('userNameReadOnly', name)
      localStorage.setItem('tokenReadOnly', key)
    },
    [username, token],
  )
  await visitor.reload()
  await visitor.getByRole('button', { name: `Account ${email}` }).click()

  const phone = await startPhoneWallet({
    relayUrl: relayUrl(),
    rpcUrl: rpcUrl(),
    account: accountOf('rin').address,
    chainId: 31_337,
  })
  await visitor.getByRole('menuitem', { name: 'Connect wallet' }).click()
  await dialogOf(visitor).getByRole('button', { name: 'WalletConnect' }).click()
  const code = visitor.getByRole('img', { name: 'QR code for your wallet' })
  await phone.scan((await code.getAttribute('data-uri')) ?? '')
  await expect(accountButton(visitor, 'rin')).toBeVisible()

  // An injected wallet that already exposes its address.
  await walletOf(visitor, 'nao')
  await visitor.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('header')) return
      performance.mark('shell')
      seen.disconnect()
    })
    seen.observe(document, { childList: true, subtree: true })
    const { log } = window.mofuWallet
    const push = log.push.bind(log)
    log.push = (...questions) => {
      if (questions.some(({ method }) => method === 'eth_accounts')) performance.mark('asked')
      return push(...questions)
    }
  })
  const shows = (answer: 'yes' | 'no') =>
    visitor.evaluate(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`wallet-of-${accountOf('nao').address}`, answer],
    )
  await shows('yes')
  await visitor.reload()
  await expect(accountButton(visitor, 'nao')).toBeVisible()
  const [shell = 0, asked = 0] = await visitor.evaluate(() =>
    ['shell', 'asked'].map((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0),
  )
  expect(asked - shell).toBeGreaterThan(480)

  await shows('no')
  await visitor.reload()
  await expect(accountButton(visitor, 'rin')).toBeVisible()
  await accountButton(visitor, 'rin').click()
  await visitor.getByRole('menuitem', { name: 'Disconnect' }).click()
  const reader = visitor.getByRole('button', { name: `Account ${email}` })
  await expect(reader).toBeVisible()
  await phone.stop()
  await visitor.reload()
  await expect(reader).toBeVisible()
})
