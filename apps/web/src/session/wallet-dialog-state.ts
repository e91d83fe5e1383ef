import { createStore, useStore } from './store.ts'

const isOpen = createStore(false)

export function openWalletDialog(): void {
  isOpen.set(true)
}

export function closeWalletDialog(): void {
  isOpen.set(false)
}

export function useWalletDialogOpen(): boolean {
  return useStore(isOpen)
}
