import { Link } from '@tanstack/react-router'
import { ExternalLink, LogOut, ShoppingBag, ShoppingBasket, UserRound } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { signOutReadOnly } from '../../session/sign-out.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAccount } from '../../wallet/account.ts'
import { useBaskets } from './baskets.tsx'
import { useOpenMyAccount } from './my-account.ts'
import { NetworkMenu } from './network-menu.tsx'
import { scrollToAnchor } from './scroll-to-anchor.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { type ShownEntry, useMenus } from './use-menus.ts'
import { useSoon } from './use-soon.ts'

const row = 'flex min-h-11 w-full items-center gap-2 rounded-xl px-2 text-left font-semibold hover:bg-sunken'

type MobileMenuProps = { isOpen: boolean; onClose: () => void }

/** Every menu of the bar, one below the other. */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const t = useTranslations('shell')
  const menus = useMenus()
  const openMyAccount = useOpenMyAccount()
  const { status } = useAccount()
  const { readOnly } = useStoredSession()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('menu')} closeLabel={t('close')}>
      <Button
        className="mb-4 w-full"
        onClick={() => {
          onClose()
          openMyAccount()
        }}
      >
        <UserRound aria-hidden="true" className="size-5" />
        {t('myAccount')}
      </Button>
      <MobileBaskets onDone={onClose} />
      <nav aria-label={t('mainMenu')} className="-mx-2 grid grid-cols-2 gap-x-2 gap-y-4">
        {menus.map(({ name, title, entries }) => (
          <section key={name} aria-labelledby={`menu-${name}`}>
            <h3 id={`menu-${name}`} className="text-soft px-2 text-sm">
              {title}
            </h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <MobileEntry entry={entry} onDone={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {status === 'none' && readOnly ? <SignOut /> : null}
      <div className="border-line mt-4 flex flex-wrap items-center justify-between gap-2 border-t-2 pt-4">
        <NetworkMenu />
        <ThemeToggle />
      </div>
    </Dialog>
  )
}

function MobileBaskets({ onDone }: { onDone: () => void }) {
  const { basket, cart } = useBaskets()
  return (
    <div className="mb-4 grid grid-cols-2 gap-2">
      <Link to="/basket" className={buttonStyle('plain', 'small')} onClick={onDone}>
        <ShoppingBasket aria-hidden="true" className="size-5 shrink-0" />
        {basket.label}
      </Link>
      <Link to="/mall/cart" className={buttonStyle('plain', 'small')} onClick={onDone}>
        <ShoppingBag aria-hidden="true" className="size-5 shrink-0" />
        {cart.label}
      </Link>
    </div>
  )
}

/** Its texts are loaded with it: only users with a password session need them. */
function SignOut() {
  const t = useTranslations('accounts')
  return (
    <Button className="mt-4 w-full" onClick={() => void signOutReadOnly()}>
      <LogOut aria-hidden="true" className="size-5" />
      {t('signOut')}
    </Button>
  )
}

function MobileEntry({ entry: { text, way }, onDone }: { entry: ShownEntry; onDone: () => void }) {
  const t = useTranslations('menu')
  const say = useSoon()
  switch (way.kind) {
    case 'outside':
      return (
        <a href={way.url} target="_blank" rel="noopener noreferrer" className={row}>
          <span className="grow">{text}</span>
          <ExternalLink aria-label={t('outside')} className="text-soft size-4 shrink-0" />
        </a>
      )
    case 'screen':
      return (
        <Link
          to={way.to}
          search={{}}
          {...(way.hash === undefined ? {} : { hash: way.hash })}
          className={row}
          onClick={() => {
            onDone()
            scrollToAnchor(way.hash)
          }}
        >
          {text}
        </Link>
      )
    case 'soon':
    case 'lottery':
      return (
        <button
          type="button"
          className={row}
          onClick={() => {
            onDone()
            say(way.kind)
          }}
        >
          {way.kind === 'soon' ? (
            <>
              <span className="text-soft grow">{text}</span>
              <Badge tone="honey">{t('soonBadge')}</Badge>
            </>
          ) : (
            text
          )}
        </button>
      )
    default:
      return way satisfies never
  }
}
