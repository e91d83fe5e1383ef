import { afterEach, expect, test, vi } from 'vitest'

// The records follow other tabs from the moment they are loaded, and no response came with a document.
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('document', { getElementById: () => null })
const { guardPayment } = await import('./guard-payment.ts')
const { storeWeb3 } = await import('../../session/stored-session.ts')
const { dropRecords, saveRecord } = await import('../../tx/records.ts')

const payer = '0x00000000000000000000000000000000000000aa'
const payment = { chainId: 31_337, payer, coin: payer, amount: 1n } as const
const gbt = { symbol: 'GBT', decimals: 18 }
const pull = {
  id: 'a',
  chainId: 31_337,
  account: payer,
  nonce: 4,
  fromBlock: 10,
  fingerprint: '0xf1',
  title: { key: 'gacha.planTitle' },
  invalidates: [['gacha'], ['spending']],
  askedAt: Date.now(),
} as const

afterEach(() => dropRecords(() => true))

/** A server that finds every payment within the limits, as far as it has counted. */
function serve(isLimited: boolean): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const isCheck = url.includes('/spendingCheck')
    const data = isCheck ? { mustSignIn: false, refusal: null } : { mustSignIn: isLimited }
    return Response.json({ code: 200, msg: 'ok', data })
  })
  storeWeb3({ address: payer, token: 'token', myCode: 'code' })
}

test('a wallet with limits does not pay again before the server has counted its last payment', async () => {
  serve(true)
  await expect(guardPayment(payment, gbt)).resolves.toBeUndefined()
  saveRecord({ ...pull, stage: 'sent' })
  await expect(guardPayment(payment, gbt)).rejects.toMatchObject({ failure: { kind: 'limitsUncounted' } })
  await expect(guardPayment({ ...payment, amount: 0n }, gbt)).resolves.toBeUndefined()
  saveRecord({ ...pull, stage: 'shown' })
  await expect(guardPayment(payment, gbt)).resolves.toBeUndefined()
})

test('a wallet without limits does not wait', async () => {
  serve(false)
  saveRecord({ ...pull, stage: 'sent' })
  await expect(guardPayment(payment, gbt)).resolves.toBeUndefined()
})

test('where the server does not answer, nothing is paid', async () => {
  serve(true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  vi.spyOn(console, 'warn').mockReturnValue()
  await expect(guardPayment(payment, gbt)).rejects.toMatchObject({ failure: { kind: 'limitsUnread' } })
})
