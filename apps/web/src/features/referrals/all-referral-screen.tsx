import { parseAddress } from '@mofu/domain/address'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { AddressLabel } from '../../parts/address-label.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { InvitedTable } from './components/invited-table.tsx'
import { type AllReferralPath, ReferrersTable } from './components/referrers-table.tsx'
import { ReportFrame } from './components/report-frame.tsx'
import { SalesList } from './components/sales-list.tsx'
import { SignedIn, type Viewer } from './components/signed-in.tsx'

type AllReferralProps = {
  path: AllReferralPath
  /** As the address bar has it. */
  referrer: string
}

/** Everyone's referrals for admins, their own tree for leaders. The server authorises; others read who may see it. */
export function AllReferralScreen({ path, referrer }: AllReferralProps) {
  const t = useTranslations('referrals')
  return (
    <SignedIn
      title={t('allTitle')}
      signInTitle={t('allSignInTitle')}
      signInText={t('allSignInText')}
      isWalletOnly
    >
      {(viewer) => <All {...viewer} path={path} referrer={parseAddress(referrer)} />}
    </SignedIn>
  )
}

function All({
  reader,
  me,
  path,
  referrer,
}: Viewer & { path: AllReferralPath; referrer: string | undefined }) {
  const t = useTranslations('referrals')
  const isAdmin = me.roles.includes('admin')
  if (!isAdmin && !me.roles.includes('leader')) {
    return (
      <StateNote isPage scene="empty" title={t('closedTitle')} text={t('closedText')}>
        <Link to="/referred-list" className={buttonStyle('main')}>
          {t('toReferred')}
        </Link>
      </StateNote>
    )
  }
  const text = isAdmin ? t('allText') : t('treeText')
  return (
    <ReportFrame report="all" title={t('allTitle')} text={text} me={me}>
      <div className="grid grid-cols-1 gap-10">
        {referrer === undefined ? (
          <>
            <ReferrersTable reader={reader} path={path} emptyText={t('noReferrersText')} />
            <SalesList reader={reader} filter={{}} emptyText={t('noSalesAtAll')} />
          </>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p>
                <span className="text-soft block">{t('referrer')}</span>
                <AddressLabel address={referrer} isFull />
              </p>
              <Link to={path} search={{}} className={buttonStyle('plain', 'small')}>
                {t('backToAll')}
              </Link>
            </div>
            <InvitedTable key={referrer} reader={reader} inviter={referrer} emptyText={t('nobodyOfTheirs')} />
            <SalesList reader={reader} filter={{ inviter: referrer }} emptyText={t('noSalesOfTheirs')} />
          </>
        )}
      </div>
    </ReportFrame>
  )
}
