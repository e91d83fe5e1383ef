import type { ReactNode } from 'react'

import type { WalletId } from './wallet-catalog.ts'

type Drawing = { tone: string; lines: ReactNode }

const coral = 'bg-coral-wash text-coral-text'
const honey = 'bg-honey-wash text-honey-text'
const mint = 'bg-mint-wash text-mint-text'
const sunken = 'bg-sunken text-soft'

/** Our own small drawings, one for each name. A wallet that announces itself provides its own icon. */
const drawings: Record<WalletId | 'demo' | 'other', Drawing> = {
  walletConnect: {
    tone: mint,
    lines: (
      <>
        <rect x="5" y="3" width="9" height="16" rx="2.5" />
        <path d="M8 16h3M17.5 8.5a5 5 0 0 1 0 7M20 6a8.5 8.5 0 0 1 0 12" />
      </>
    ),
  },
  metamask: {
    tone: honey,
    lines: (
      <>
        <path d="M3 8c3-1.5 6-1.5 9 .5 3-2 6-2 9-.5 0 5-2 8-5 8-2 0-3-1.5-4-3-1 1.5-2 3-4 3-3 0-5-3-5-8Z" />
        <path d="M7 11.5h2M15 11.5h2" />
      </>
    ),
  },
  tokenPocket: {
    tone: mint,
    lines: (
      <>
        <path d="M4 10h16v4c0 4-3.5 6.5-8 6.5S4 18 4 14v-4Z" />
        <path d="M7.5 10a4.5 4.5 0 0 1 9 0M8 14c2.5 1.6 5.5 1.6 8 0" />
      </>
    ),
  },
  trustWallet: {
    tone: sunken,
    lines: (
      <>
        <path d="M2.5 12.5 7 8l4 1.5 2.5-1.5L18 9l3.5 3.5-6.5 6-6-.5-6.5-5.5Z" />
        <path d="m9.5 13 2.5-3 5.5 4.5" />
      </>
    ),
  },
  mathWallet: {
    tone: coral,
    lines: <path d="M8 4v7M4.5 7.5h7M14 7.5h6M5.5 14.5l5 5M10.5 14.5l-5 5M14 15.5h6M14 18.5h6" />,
  },
  binance: {
    tone: honey,
    lines: (
      <>
        <rect x="2.5" y="9" width="8" height="6" rx="3" />
        <rect x="13.5" y="9" width="8" height="6" rx="3" />
        <path d="M8.5 12h7" />
      </>
    ),
  },
  safePal: {
    tone: sunken,
    lines: (
      <>
        <rect x="3.5" y="4" width="17" height="15" rx="3" />
        <circle cx="12" cy="11.5" r="3.5" />
        <path d="M12 8v3.5l2 1.5M6.5 19v2M17.5 19v2" />
      </>
    ),
  },
  demo: {
    tone: coral,
    lines: (
      <>
        <circle cx="12" cy="13.5" r="6.5" />
        <circle cx="6" cy="6.5" r="2.5" />
        <circle cx="18" cy="6.5" r="2.5" />
        <path d="M10 12.5v.01M14 12.5v.01M10.5 16c1 .8 2 .8 3 0" />
      </>
    ),
  },
  other: {
    tone: sunken,
    lines: (
      <>
        <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3.5" />
        <path d="M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20v-11H5a1 1 0 0 1-1-1ZM16 14h.01" />
      </>
    ),
  },
}

export function WalletIcon({ of, src }: { of: WalletId | 'demo' | undefined; src: string | undefined }) {
  if (src !== undefined) return <img src={src} alt="" className="size-9 shrink-0 rounded-xl" />
  const { tone, lines } = drawings[of ?? 'other']
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-9 shrink-0 rounded-xl p-1.5 ${tone}`}
    >
      {lines}
    </svg>
  )
}
