import type { Person } from '../../accounts.ts'
import { saleName, seller } from '../referrals/seed-sale.ts'
import { neighbours } from '../works.ts'
import { announced } from './announced.ts'

/** What a creator says about a collection, in the creator's own language. */
export type Page = {
  person: Person
  name: string
  description: string
  socialLink: string | null
  royalty: number
}

const [clouds, moonlit, nightGarden] = neighbours

export const pages: readonly Page[] = [
  {
    ...named(clouds),
    description:
      '住在雲上的小動物們，每一隻都有自己的脾氣。\n\n我每週畫一、兩隻，畫好就放上來，不趕進度。持有任何一隻，就能參加每年夏天在台北舉辦的見面會。\n\n作品可以用在個人用途，例如頭像、貼紙；想拿來做商品，請先寫信給我。',
    socialLink: 'https://clouds.mofu.example/',
    royalty: 500,
  },
  {
    ...named(moonlit),
    description:
      '月の明るい夜に、京都の路地で見かけた動物たちを描いています。\n\n一枚ずつ手で描き、同じ絵は二度と描きません。新しい絵は満月の夜に公開します。\n\nお迎えいただいた絵は、個人の範囲で自由にお使いください。',
    socialLink: 'https://tsukiyo.mofu.example/',
    royalty: 750,
  },
  {
    ...named(nightGarden),
    description:
      'Small animals that come out when the garden is quiet. I draw them from the notes I keep about real visitors: hedgehogs, moths, one very punctual fox.\n\nHalf of my earnings go to the wildlife hospital that looked after the fox. The receipts are on the website.',
    socialLink: 'https://nightgarden.mofu.example/',
    royalty: 250,
  },
  {
    person: seller,
    name: saleName,
    description:
      'The cats of an old fishing harbour, drawn on the pier. Everyone can mint up to ten. The price stays the same until I close the sale at the end of the season.',
    socialLink: null,
    royalty: 500,
  },
  {
    ...announced,
    description:
      '手紙を届けるねこたちの郵便局です。\n\n配達員は一匹ずつ制服も担当の町もちがいます。先行販売のあと、どなたでもミントできます。最初の百匹には、次の季節の切手が届きます。',
    socialLink: 'https://nekopo.mofu.example/',
    royalty: 500,
  },
]

function named(one: { person: Person; name: string } | undefined): { person: Person; name: string } {
  if (!one) throw new Error('there are too few creators')
  return { person: one.person, name: one.name }
}
