import { createStore, useStore } from '../storage/store.ts'
import { account } from './account.ts'

const isOpen = createStore(false)

export function openWalletDialog(): void {
  isOpen.set(true)
  if (account.get().status !== 'returning') return
  // The wallet of the last visit may still come back: then there is nothing to choose.
  const stop = account.subscribe(() => {
    const { status } = account.get()
    if (status === 'returning') return
    stop()
    if (status === 'connected') closeWalletDialog()
  })
}

export function closeWalletDialog(): void {
  isOpen.set(false)
}

export function useWalletDialogOpen(): boolean {
  return useStore(isOpen)
}
