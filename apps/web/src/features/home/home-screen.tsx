import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Banners } from './components/banners.tsx'
import { HomeFigures } from './components/home-figures.tsx'
import { HotDeals } from './components/hot-deals.tsx'
import { LaunchpadSection } from './components/launchpad-section.tsx'
import { PopularSeries } from './components/popular-series.tsx'
import { useLiveHome } from './use-live-home.ts'

/** The home page: welcome, popular series, launchpad, hot deals, figures. */
export function HomeScreen() {
  const t = useTranslations('home')
  const { chainId, contracts } = useNetwork()
  const home = useLiveHome(chainId, contracts !== null)
  const data = home.data?.data
  return (
    <>
      <PageTitle text="Mofu" />
      <Banners banners={data?.banners ?? []} />
      <div className="page grid grid-cols-1 gap-12 py-8 sm:gap-16 sm:py-12">
        {contracts === null ? (
          <NotDeployedNote />
        ) : home.isError && !data ? (
          <FailureNote title={t('errorTitle')} error={home.error} onRetry={() => void home.refetch()} />
        ) : (
          <>
            <HomeFigures figures={data?.figures} />
            <PopularSeries series={data?.popularSeries} />
            <LaunchpadSection items={data?.launchpad} />
            <HotDeals nfts={data?.hotDeals} collection={contracts['Gacha']} />
          </>
        )}
      </div>
    </>
  )
}
