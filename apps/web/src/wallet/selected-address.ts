import { type InjectedProvider, isProvider, injectedProviders } from './injected-providers.ts'

/** A wallet that does not respond must not delay anything. */
const ANSWER_MS = 1_000

/** Whether an injected wallet already exposes an address. Prompts nothing and needs no wallet code. */
export async function hasSelectedAddress(): Promise<boolean> {
  const providers = new Set<InjectedProvider>([...announcedWallets(), ...injectedProviders(window)])
  const answers = await Promise.all([...providers].map(showsAddress))
  return answers.includes(true)
}

/** Wallets respond to this event synchronously (EIP-6963). */
function announcedWallets(): InjectedProvider[] {
  const found: InjectedProvider[] = []
  const onAnnounced = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (typeof detail !== 'object' || detail === null || !('provider' in detail)) return
    if (isProvider(detail.provider)) found.push(detail.provider)
  }
  window.addEventListener('eip6963:announceProvider', onAnnounced)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', onAnnounced)
  return found
}

async function showsAddress(provider: InjectedProvider): Promise<boolean> {
  const silence = new Promise<undefined>((resolve) => {
    setTimeout(resolve, ANSWER_MS, undefined)
  })
  try {
    const accounts = await Promise.race([provider.request({ method: 'eth_accounts' }), silence])
    return Array.isArray(accounts) && accounts.length > 0
  } catch {
    // A wallet that cannot answer has no session to restore.
    return false
  }
}
