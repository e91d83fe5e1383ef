import type { LocalText } from '@mofu/domain/local-text'
import type { FreightRule } from '@mofu/domain/mall/freight'

import type { Person } from '../../accounts.ts'

export type SeedShop = {
  owner: Person
  name: string
  country: string
  email: string
  pickupPoint: string | null
  about: LocalText
  terms: LocalText
  freight: { name: string; unit: 'piece' | 'gram'; freeFrom: bigint | null; rules: FreightRule[] }
}

function rule(
  places: string[],
  [firstUnits, firstFee, moreUnits, moreFee]: readonly [number, number, number, number],
  [leastDays, mostDays]: readonly [number, number],
): FreightRule {
  return {
    places,
    firstUnits,
    firstFee: String(firstFee),
    moreUnits,
    moreFee: String(moreFee),
    leastDays,
    mostDays,
  }
}

/** Three shops that ship from three countries, each with its own template. */
export const shops: readonly SeedShop[] = [
  {
    owner: 'mei',
    name: 'Riverbank Workshop',
    country: 'TW',
    email: 'hello@riverbank.mofu.example',
    pickupPoint: '台北市大同區迪化街一段 32 號，每日 10:00–19:00',
    about: {
      en: 'Mugs, cushions and other soft things from a small workshop by the river in Taipei.',
      tc: '台北河畔的小工作室，做馬克杯、抱枕，還有各種軟綿綿的東西。',
      jp: '台北の川辺の小さな工房から、マグやクッションなど、ふわふわしたものをお届けします。',
    },
    terms: {
      en: 'Unused goods come back within 14 days of receipt; we pay the way back when something is broken. We answer within one working day.',
      tc: '收到後 14 天內未使用可退貨；商品有瑕疵時由我們負擔退貨運費。我們會在一個工作天內回覆。',
      jp: '未使用品は到着後14日以内に返品できます。不良品の返送料は当店が負担します。1営業日以内にお返事します。',
    },
    freight: {
      name: 'By piece',
      unit: 'piece',
      freeFrom: 10_000n,
      rules: [
        rule(['TW'], [3, 200, 3, 100], [1, 3]),
        rule(['HK', 'MO', 'CN'], [2, 800, 1, 200], [3, 6]),
        rule(['JP'], [2, 1_000, 1, 300], [3, 7]),
        rule(['*'], [1, 1_800, 1, 600], [7, 14]),
      ],
    },
  },
  {
    owner: 'sora',
    name: '月夜商店',
    country: 'JP',
    email: 'hello@tsukiyo.mofu.example',
    pickupPoint: null,
    about: {
      en: 'Things to wear and to write in, drawn at night and sent in the morning from Kyoto.',
      tc: '夜裡畫、早上寄。來自京都的衣物與文具。',
      jp: '夜に描いて、朝に送る。京都から、着るものと書くものを。',
    },
    terms: {
      en: 'Returns within 8 days when unworn. Sizes can be exchanged once without a fee.',
      tc: '未穿著可於 8 天內退貨，尺寸可免費更換一次。',
      jp: '未着用に限り8日以内の返品を承ります。サイズ交換は1回まで無料です。',
    },
    freight: {
      name: 'By weight',
      unit: 'gram',
      freeFrom: null,
      rules: [
        rule(['JP'], [500, 350, 500, 150], [1, 2]),
        rule(['TW', 'HK', 'MO', 'CN'], [500, 900, 250, 200], [3, 6]),
        rule(['*'], [500, 1_500, 250, 400], [6, 12]),
      ],
    },
  },
  {
    owner: 'kuro',
    name: 'The Night Garden Supply Store for Small and Sleepy Animals',
    country: 'US',
    email: 'hello@nightgarden.mofu.example',
    pickupPoint: null,
    about: {
      en: 'Everything a real pet needs, chosen by people who share their sofa with one.',
      tc: '給真實寵物的一切用品，由和牠們共享沙發的人精心挑選。',
      jp: '本物のペットのための品々を、ソファを分け合う仲間たちが選びました。',
    },
    terms: {
      en: 'Food cannot come back once opened. Everything else within 30 days.',
      tc: '食品拆封後不可退貨，其他商品 30 天內可退。',
      jp: '食品は開封後の返品をお受けできません。その他は30日以内に返品できます。',
    },
    freight: {
      name: 'Flat',
      unit: 'piece',
      freeFrom: 5_000n,
      rules: [
        rule(['US', 'CA'], [10, 500, 10, 500], [2, 5]),
        rule(['TW', 'JP', 'HK', 'MO'], [10, 1_600, 10, 800], [7, 12]),
      ],
    },
  },
]
