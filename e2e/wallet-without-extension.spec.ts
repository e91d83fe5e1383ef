import { accountOf } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'

import { describeWork } from './creator.ts'
import { expectAccessible, relayUrl, rpcUrl, test } from './journey.ts'
import { accountButton, connectButton } from './wallet-bar.ts'
import { disconnect, openDialog } from './wallet-dialog.ts'
import { startPhoneWallet } from './wallet/phone-wallet.ts'

test('WalletConnect: a phone scans the code, signs, reconnects after a reload, and is disconnected', async ({
  visitor,
}) => {
  const phone = await startPhoneWallet({
    relayUrl: relayUrl(),
    rpcUrl: rpcUrl(),
    account: accountOf('kuro').address,
    chainId: 31_337,
  })
  const sockets: string[] = []
  visitor.on('websocket', (socket) => sockets.push(socket.url()))
  const dialog = await openDialog(visitor, '/mint')
  expect(sockets).toEqual([])
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  const pairing = visitor.getByRole('dialog', { name: 'WalletConnect' })
  const code = pairing.getByRole('img', { name: 'QR code for your wallet' })
  await expect(code).toBeVisible()
  await expectAccessible(visitor)

  // Back and once more: the second code counts.
  await pairing.getByRole('button', { name: 'Choose another wallet' }).click()
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(code).toBeVisible()
  await phone.scan((await code.getAttribute('data-uri')) ?? '')
  await expect(accountButton(visitor, 'kuro')).toBeVisible()
  await expect(pairing).toBeHidden()

  await visitor.reload()
  await expect(accountButton(visitor, 'kuro')).toBeVisible()
  await mint(visitor)
  await disconnect(visitor, 'kuro')
  await visitor.reload()
  await visitor.waitForTimeout(1_500)
  await expect(connectButton(visitor)).toBeVisible()
  await phone.stop()
})

test('the demo wallet mints a work with nothing installed', async ({ visitor }) => {
  const dialog = await openDialog(visitor, '/mint')
  const row = dialog.getByRole('button', { name: 'Demo wallet' })
  await expect(row).toContainText('Toy')
  await row.click()
  await expect(visitor.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  await mint(visitor)
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
})

async function mint(page: Page) {
  await page.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await describeWork(page)
  await page.getByRole('button', { name: 'Mint it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByText(/ is minted!$/)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close' }).first().click()
}
