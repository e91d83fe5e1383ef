import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { type Connector, useConnect, useDisconnect } from 'wagmi'

import { useTranslations } from '../i18n/use-translations.ts'
import type { OwnWalletId } from './wallet-catalog.ts'
import { LockedWalletError, walletFailure, type WalletFailure } from './wallet-failure.ts'

/** Failures the user can fix in the dialog itself. Any other failure closes it. */
type WalletNote = Exclude<WalletFailure, 'failed' | 'unsupported'>

export type Connecting =
  | { state: 'choosing'; note: WalletNote | undefined }
  | { state: 'asking'; connector: Connector }
  /** WalletConnect's URI is shown, for another device or for an app on this one. Undefined while it is created. */
  | { state: 'pairing'; connector: Connector; wallet: OwnWalletId | undefined; uri: string | undefined }

/** WalletConnect usually needs two seconds; after this long the relay is not reachable. */
const PAIRING_MS = 20_000
const choosing: Connecting = { state: 'choosing', note: undefined }

/** Connects a wallet. The wallet's own prompt cannot be closed from here, so an approval after cancelling is undone. */
export function useConnectWallet(onOver: () => void) {
  const t = useTranslations('wallet')
  const [connecting, setConnecting] = useState<Connecting>(choosing)
  const attempt = useRef(0)
  const { mutateAsync: connect } = useConnect()
  const { mutateAsync: disconnect } = useDisconnect()

  const cancel = () => {
    attempt.current += 1
    setConnecting(choosing)
  }

  const fail = (error: unknown) => {
    const failure = walletFailure(error)
    if (failure !== 'failed' && failure !== 'unsupported') {
      setConnecting({ state: 'choosing', note: failure })
      return
    }
    // oxlint-disable-next-line no-console -- a failed connection is logged, so that it can be investigated
    console.error('wallet connection failed', error)
    setConnecting(choosing)
    onOver()
    toast.error(t(failure))
  }

  const choose = async (connector: Connector, wallet?: OwnWalletId) => {
    attempt.current += 1
    const mine = attempt.current
    const isCancelled = () => attempt.current !== mine
    const isPairing = connector.id === 'walletConnect'
    setConnecting(
      isPairing ? { state: 'pairing', connector, wallet, uri: undefined } : { state: 'asking', connector },
    )
    const pairing = isPairing ? untilPairing(connector) : undefined
    void pairing?.uri.then(
      (uri) => !isCancelled() && setConnecting({ state: 'pairing', connector, wallet, uri }),
    )
    try {
      const connected = connect({ connector })
      const { accounts } = await (pairing ? Promise.race([connected, pairing.tooLate]) : connected)
      if (accounts.length === 0) throw new LockedWalletError('the wallet shows no account')
    } catch (error) {
      if (!isCancelled()) {
        attempt.current += 1
        fail(error)
      }
      return
    } finally {
      pairing?.stop()
    }
    if (isCancelled()) {
      await disconnect({ connector })
      return
    }
    setConnecting(choosing)
    onOver()
  }

  return { connecting, choose, cancel }
}

function untilPairing(connector: Connector) {
  const uri = Promise.withResolvers<string>()
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => tooLate.reject(new Error('WalletConnect returned no pairing URI in time')),
    PAIRING_MS,
  )
  const onMessage = ({ type, data }: { type: string; data?: unknown }) => {
    if (type !== 'display_uri') return
    clearTimeout(timer)
    uri.resolve(String(data))
  }
  connector.emitter.on('message', onMessage)
  const stop = () => {
    clearTimeout(timer)
    connector.emitter.off('message', onMessage)
  }
  return { uri: uri.promise, tooLate: tooLate.promise, stop }
}
