import type { Language } from '../languages.ts'

/** A carrier from the list, or `undefined` for another one that a person names in their own words. */
type Carrier = {
  /** Stored with an order in English, shown in the reader's language. */
  name: Readonly<Record<Language, string>>
  /** The languages of the places that it mainly delivers in: listed first there. */
  home: readonly Language[]
  /** Its tracking numbers, without spaces and hyphens. */
  isNumber: (number: string) => boolean
  /** Where `{number}` stands, the number is filled in. Without it, the page asks for the number. */
  page: string
}

/** The last digit is the remainder of the others by seven: Yamato, Sagawa. */
function hasMod7Digit(number: string): boolean {
  return BigInt(number.slice(0, -1)) % 7n === BigInt(number.slice(-1))
}

/** International post, UPU S10: two letters, eight digits and a check digit, the country. */
function isS10(number: string): boolean {
  if (!/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number)) return false
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index + 2]), 0)
  const rest = 11 - (sum % 11)
  return Number(number[10]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest)
}

const shaped = (shape: RegExp) => (number: string) => shape.test(number)
const isMod7 = (number: string) => /^\d{12}$/.test(number) && hasMod7Digit(number)
const all = (name: string) => ({ en: name, tc: name, jp: name })

/** Carriers used in Taiwan and Japan. Those whose address takes no number get their lookup page. */
export const carriers = [
  {
    name: { en: 'T-Cat', tc: '黑貓宅急便', jp: '黒猫宅急便（台湾）' },
    home: ['tc'],
    isNumber: shaped(/^\d{10}(\d{2})?$/),
    page: 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID={number}',
  },
  {
    name: { en: 'Chunghwa Post', tc: '中華郵政', jp: '中華郵政' },
    home: ['tc'],
    isNumber: (number) => /^\d{14}(\d{6})?$/.test(number) || isS10(number),
    page: 'https://postserv.post.gov.tw/pstmail/main_mail.html?targetTxn=EB500100',
  },
  {
    name: { en: 'HCT Logistics', tc: '新竹物流', jp: '新竹物流' },
    home: ['tc'],
    isNumber: shaped(/^\d{10}$/),
    page: 'https://www.hct.com.tw/Search/SearchGoods_n.aspx',
  },
  {
    name: { en: '7-ELEVEN Taiwan', tc: '7-ELEVEN 交貨便', jp: 'セブン-イレブン台湾' },
    home: ['tc'],
    isNumber: shaped(/^[A-Z0-9]{8,12}$/),
    page: 'https://eservice.7-11.com.tw/e-tracking/search.aspx',
  },
  {
    name: { en: 'FamilyMart Taiwan', tc: '全家店到店', jp: 'ファミリーマート台湾' },
    home: ['tc'],
    isNumber: shaped(/^[A-Z0-9]{9,12}$/),
    page: 'https://fmec.famiport.com.tw/FP_Entrance/QueryBox',
  },
  {
    name: { en: 'SF Express', tc: '順豐速運', jp: '順豊エクスプレス' },
    home: ['tc'],
    isNumber: shaped(/^(SF\d{12,13}|\d{12})$/),
    page: 'https://www.sf-express.com/tw/tc/dynamic_function/waybill/#search/bill-number/{number}',
  },
  {
    name: { en: 'Yamato Transport', tc: 'Yamato 大和運輸', jp: 'ヤマト運輸' },
    home: ['jp'],
    isNumber: isMod7,
    page: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}',
  },
  {
    name: { en: 'Sagawa Express', tc: '佐川急便', jp: '佐川急便' },
    home: ['jp'],
    isNumber: isMod7,
    page: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}',
  },
  {
    name: { en: 'Japan Post', tc: '日本郵便', jp: '日本郵便' },
    home: ['jp'],
    isNumber: (number) => /^\d{11,13}$/.test(number) || isS10(number),
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=ja',
  },
  {
    name: { en: 'Seino Transportation', tc: '西濃運輸', jp: '西濃運輸' },
    home: ['jp'],
    isNumber: shaped(/^\d{10}$/),
    page: 'https://track.seino.co.jp/cgi-bin/gnpquery.pgm?GNPNO1={number}',
  },
  {
    name: { en: 'Fukuyama Transporting', tc: '福山通運', jp: '福山通運' },
    home: ['jp'],
    isNumber: shaped(/^\d{10,12}$/),
    page: 'https://corp.fukutsu.co.jp/situation/tracking_no_hunt/{number}',
  },
  {
    name: all('DHL Express'),
    home: ['en'],
    isNumber: shaped(/^(\d{10}|[A-Z]{2,4}\d{10,20})$/),
    page: 'https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id={number}',
  },
  {
    name: all('FedEx'),
    home: ['en'],
    isNumber: shaped(/^(\d{12}|\d{15}|\d{20}|\d{22})$/),
    page: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  },
  {
    name: all('UPS'),
    home: ['en'],
    isNumber: shaped(/^(1Z[A-Z0-9]{16}|T\d{10}|\d{9}|\d{12})$/),
    page: 'https://www.ups.com/track?tracknum={number}',
  },
] as const satisfies readonly Carrier[]

/** The list for a reader: what delivers where they live comes first. */
export function carriersFor(language: Language): Carrier[] {
  const isNear = ({ home }: Carrier) => home.includes(language)
  const known: readonly Carrier[] = carriers
  return [...known.filter(isNear), ...known.filter((one) => !isNear(one))]
}

/** The carrier of the list that goes by this name in any language. */
export function carrierNamed(name: string): Carrier | undefined {
  const wanted = name.trim().toLowerCase()
  const known: readonly Carrier[] = carriers
  return known.find((one) => Object.values(one.name).some((each) => each.toLowerCase() === wanted))
}

export type Express = { company: string; number: string }

/**
 * The carrier and tracking number as stored; undefined where a carrier of the list has no such number. Another carrier's
 * number cannot be checked and stays as it was written.
 */
export function readExpress({ company, number }: Express): Express | undefined {
  const carrier = carrierNamed(company)
  if (!carrier) return { company: company.trim(), number: number.trim() }
  const digits = number.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  return carrier.isNumber(digits) ? { company: carrier.name.en, number: digits } : undefined
}

/** Where a parcel is tracked. `asksNumber` where the page has to be given the number. */
type Tracking = { url: string; asksNumber: boolean }

/** A link is made only for a carrier of the list and a number that it can have. */
export function trackingOf(express: Express): Tracking | undefined {
  const page = carrierNamed(express.company)?.page
  const read = readExpress(express)
  if (page === undefined || !read) return undefined
  const url = page.replace('{number}', encodeURIComponent(read.number))
  return { url, asksNumber: url === page }
}
