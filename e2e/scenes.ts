import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { auctions } from '@mofu/wire/auctions'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { names } from '@mofu/wire/names'
import type { Page } from '@playwright/test'

/** A screen, or something opened on it, as a user would see it. */
export type Scene = {
  name: string
  /** Its path in the route table (apps/web/src/app/routes.ts). */
  route: string
  path: string
  /** The page to use, if the scene is not a visitor's. */
  as?: (page: Page) => Promise<void>
  /** Opens the scene's subject, whatever the language. */
  open?: (page: Page, width: number) => Promise<void>
}

/** Below this width the menus collapse into one. */
const BAR_FROM = 1280

/** Every built screen and every menu. */
export async function scenesOf(url: string): Promise<Scene[]> {
  const { data } = await createClient({ baseUrl: url })(nftsV2, { body: { pageSize: 1 } })
  const id = data.list[0]?.id ?? ''
  const { data: lots } = await createClient({ baseUrl: url })(auctions, { query: { state: 'ongoing' } })
  const lot = lots.list[0]?.nftId ?? id
  const { data: known } = await createClient({ baseUrl: url })(names, { query: { pageSize: 1 } })
  const name = known.list[0]?.id ?? id
  const collection = `${data.list[0]?.chainId}-${data.list[0]?.contract}`
  return [
    { name: 'home', route: '/', path: '/' },
    { name: 'list', route: '/list', path: '/list' },
    { name: 'list-filtered', route: '', path: `/list?collection=${data.list[0]?.contract}&status=listed` },
    {
      name: 'list-filters',
      route: '',
      path: `/list?collection=${data.list[0]?.contract}`,
      open: async (page, width) => {
        if (width < 1_024) await page.locator('main button:has(.lucide-sliders-horizontal)').click()
        else await page.locator('aside summary').first().click()
      },
    },
    { name: 'detail', route: '/detail/$id', path: `/detail/${id}` },
    { name: 'collection', route: '/collection-list/$id', path: `/collection-list/${collection}` },
    { name: 'collection-offers', route: '', path: `/collection-list/${collection}?tab=offers` },
    { name: 'collection-activity', route: '', path: `/collection-list/${collection}?tab=activity` },
    { name: 'collection-traits', route: '', path: `/collection-list/${collection}?tab=traits` },
    { name: 'collection-holders', route: '', path: `/collection-list/${collection}?tab=holders` },
    { name: 'report', route: '/collection-report', path: '/collection-report' },
    {
      name: 'my-collections',
      route: '/user-center/collections-list',
      path: '/user-center/collections-list',
    },
    { name: 'mint', route: '/mint', path: '/mint' },
    { name: 'bulk-mint', route: '/bulkmint', path: '/bulkmint' },
    {
      name: 'create-collection',
      route: '/user-center/create-collection',
      path: '/user-center/create-collection',
    },
    {
      name: 'create-arta-collection',
      route: '/user-center/create-arta-collection',
      path: '/user-center/create-arta-collection',
    },
    { name: 'create-arta-old', route: '/nft/createArtaCollection', path: '/nft/createArtaCollection' },
    {
      name: 'launchpad',
      route: '/launchpadDetail/$id',
      path: `/launchpadDetail/${id.split('-').slice(0, 2).join('-')}`,
    },
    { name: 'minted', route: '/MintDetail/$id', path: `/MintDetail/31337-0x${'1'.repeat(64)}` },
    { name: 'my-nfts', route: '/user-center/mynft-list', path: '/user-center/mynft-list' },
    { name: 'my-trades', route: '/user-center/trades', path: '/user-center/trades?tab=bids' },
    { name: 'basket', route: '/basket', path: '/basket' },
    { name: 'owner', route: '/owner/$address', path: `/owner/${data.list[0]?.owner ?? ''}` },
    { name: 'credits', route: '/credits', path: '/credits' },
    { name: 'swap', route: '/swap', path: '/swap' },
    { name: 'gacha-machine', route: '/gachaMachine', path: '/gachaMachine' },
    { name: 'machine-fairness', route: '/fairness/$kind/$id', path: '/fairness/gacha/1' },
    { name: 'draw-fairness', route: '/fairness/$kind/$id/$order', path: '/fairness/gacha/1/0' },
    { name: 'gacha-manager', route: '/gachaMachine/manager', path: '/gachaMachine/manager' },
    { name: 'gacha-edit', route: '/gachaMachine-edit/$id', path: '/gachaMachine-edit/1' },
    { name: 'redeem', route: '/redeem', path: '/redeem' },
    { name: 'pledges', route: '/user-center/pledge-list', path: '/user-center/pledge-list?tab=anyone' },
    { name: 'pledge-manager', route: '/user-center/pledge-manager', path: '/user-center/pledge-manager' },
    { name: 'pledge-setup', route: '/fnft-setup', path: '/fnft-setup' },
    { name: 'auctions', route: '/auction', path: '/auction' },
    { name: 'auction', route: '/auction-detail/$id', path: `/auction-detail/${lot}` },
    { name: 'names', route: '/pnslist', path: '/pnslist' },
    { name: 'names-search', route: '', path: '/pnslist?q=momo-chan' },
    { name: 'names-problem', route: '', path: '/pnslist?q=m%D0%BEmo' },
    { name: 'name', route: '/pnsdetail/$id', path: `/pnsdetail/${name}` },
    { name: 'name-report', route: '/pns-collection-report', path: '/pns-collection-report' },
    { name: 'my-names', route: '/user-center/mypns-list', path: '/user-center/mypns-list' },
    { name: 'referred-list', route: '/referred-list', path: '/referred-list' },
    { name: 'referred-list-v2', route: '/referred-list-v2', path: '/referred-list-v2' },
    { name: 'sold-list', route: '/sold-list', path: '/sold-list' },
    { name: 'referral-statements', route: '/referral-statements', path: '/referral-statements' },
    { name: 'all-referral', route: '/all-referral', path: '/all-referral' },
    { name: 'all-referral-v2', route: '/all-referral-v2', path: '/all-referral-v2' },
    { name: 'lotteries', route: '/lotteries', path: '/lotteries' },
    { name: 'lottery', route: '/LotteryDetail/$id', path: '/LotteryDetail/1' },
    { name: 'create-lottery', route: '/edit-lottery/$id', path: '/edit-lottery/new' },
    { name: 'quiz', route: '/quiz', path: '/quiz' },
    { name: 'quiz-choose', route: '/quiz/detail', path: '/quiz/detail' },
    { name: 'quiz-detail', route: '/quiz/detail/$id', path: '/quiz/detail/1' },
    { name: 'quiz-new', route: '/quiz/prediction', path: '/quiz/prediction' },
    { name: 'quiz-edit', route: '/quiz/prediction/$id', path: '/quiz/prediction/1' },
    { name: 'quiz-result', route: '/quiz/result/$id', path: '/quiz/result/1' },
    { name: 'quiz-edit-home', route: '/admin/quiz', path: '/admin/quiz' },
    { name: 'forget-password', route: '/forgetPassword', path: '/forgetPassword' },
    { name: 'reset-password', route: '/resetPassword', path: '/resetPassword#token=x' },
    { name: 'validate-email', route: '/validateEmail', path: '/validateEmail' },
    { name: 'account', route: '/account', path: '/account' },
    { name: 'admin', route: '/admin', path: '/admin' },
    { name: 'admin-proposals', route: '/admin/proposals', path: '/admin/proposals' },
    { name: 'admin-people', route: '/admin/people', path: '/admin/people' },
    { name: 'admin-collections', route: '/admin/collections', path: '/admin/collections' },
    { name: 'admin-reports', route: '/admin/reports', path: '/admin/reports' },
    { name: 'admin-disputes', route: '/admin/disputes', path: '/admin/disputes' },
    { name: 'admin-chain', route: '/admin/chain', path: '/admin/chain' },
    { name: 'admin-jobs', route: '/admin/jobs', path: '/admin/jobs' },
    { name: 'admin-audit', route: '/admin/audit', path: '/admin/audit' },
    { name: 'edit-home', route: '/admin/home', path: '/admin/home' },
    { name: 'checkout', route: '/mall/checkout', path: '/mall/checkout?skus=1|1' },
    { name: 'pay-link', route: '/mall/pay/$id', path: `/mall/pay/${'x'.repeat(22)}` },
    { name: 'order-detail', route: '/order-detail/$id', path: '/order-detail/x' },
    { name: 'order-center', route: '/user-center/order-center', path: '/user-center/order-center' },
    { name: 'shop-orders', route: '/mall/orders/$shopId', path: '/mall/orders/1' },
    { name: 'find-orders', route: '/admin/orders', path: '/admin/orders' },
    { name: 'moderated-shops', route: '/admin/shops', path: '/admin/shops' },
    { name: 'terms', route: '/terms', path: '/terms' },
    { name: 'privacy', route: '/privacy', path: '/privacy' },
    { name: 'risk', route: '/risk', path: '/risk' },
    { name: 'mall', route: '/mall', path: '/mall' },
    { name: 'mall-empty', route: '/mall', path: '/mall?q=zzzz' },
    { name: 'mall-favourites', route: '/mall', path: '/mall?view=favourites' },
    { name: 'mall-cart', route: '/mall/cart', path: '/mall/cart', open: fillCart },
    { name: 'mall-shop', route: '/mall/shop/$id', path: '/mall/shop/3' },
    { name: 'mall-addresses', route: '/mall/addresses', path: '/mall/addresses' },
    { name: 'mall-entry', route: '/mall/entry', path: '/mall/entry' },
    { name: 'merchant-dashboard', route: '/mall/merchant/$shopId', path: '/mall/merchant/1' },
    { name: 'merchant-product', route: '/mall/merchant/$shopId/$productId', path: '/mall/merchant/1/new' },
    { name: 'mall-review', route: '/mall/review', path: '/mall/review' },
    { name: 'product', route: '/product/$id', path: '/product/18' },
    { name: 'product-draft', route: '/product/$id/$buyId/$', path: '/product/1/2/3' },
    { name: 'product-missing', route: '/product/$id', path: '/product/999999' },
    { name: 'not-found', route: '', path: '/nowhere' },
    { name: 'menu-trade', route: '/list', path: '/risk', open: openMenu(0) },
    { name: 'menu-more', route: '/list', path: '/risk', open: openMenu(5) },
    {
      name: 'menu-network',
      route: '/list',
      path: '/risk',
      open: async (page, width) => {
        if (width < BAR_FROM) await openFolded(page)
        await page.locator('button:has(.lucide-network):visible').click()
        await menuOpened(page)
      },
    },
    {
      name: 'menu-language',
      route: '/list',
      path: '/risk',
      open: async (page) => {
        await page.locator('header button:has(.lucide-languages)').click()
        await menuOpened(page)
      },
    },
    {
      name: 'wallets',
      route: '/list',
      path: '/list',
      open: (page) => page.locator('header button.tabular-nums, header button:has(.lucide-wallet)').click(),
    },
  ]
}

/** The paths of the route table with their own screen, read as text so that none is missed here. */
export function builtRoutes(): string[] {
  const folder = join(import.meta.dirname, '../apps/web/src/app/routes')
  const source = globSync('*/routes.ts', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
  return (
    [...source.matchAll(/path: '([^']+)',((?:(?!createRoute)[^])*)/g)]
      .filter(([, , rest = '']) => rest.includes('lazyRouteComponent'))
      // Pages behind an underscore are for developers; no build contains them.
      .filter(([, path = '']) => !path.startsWith('/_'))
      .map(([, path = '']) => path)
  )
}

/** A cart with products of two shops. */
async function fillCart(page: Page): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem(
      'mallCart',
      '[{"skuId":1,"quantity":2},{"skuId":30,"quantity":1},{"skuId":60,"quantity":90}]',
    ),
  )
  await page.reload()
  await page.locator('main section').first().waitFor()
}

function openMenu(index: number): NonNullable<Scene['open']> {
  return async (page, width) => {
    if (width < BAR_FROM) await openFolded(page)
    else {
      await page.locator('header nav button').nth(index).click()
      await menuOpened(page)
    }
  }
}

/** A menu's code loads with the first tap. */
function menuOpened(page: Page): Promise<void> {
  return page.getByRole('menu').waitFor()
}

async function openFolded(page: Page): Promise<void> {
  await page.locator('header button:has(.lucide-menu)').click()
}
