import type { LocalText } from '@mofu/domain/local-text'

/** The pets on the goods: one of each species, and its name. */
const motifs = {
  otter: { pet: 4, name: { en: 'Sleepy Otter', tc: '愛睏水獺', jp: 'ねむねむカワウソ' } },
  cat: { pet: 28, name: { en: 'Cloud Cat', tc: '雲朵貓', jp: 'くもネコ' } },
  shiba: { pet: 3, name: { en: 'Snow Shiba', tc: '雪地柴犬', jp: 'ゆきしば' } },
  rabbit: { pet: 22, name: { en: 'Little Rabbit', tc: '小白兔', jp: 'こうさぎ' } },
  bear: { pet: 2, name: { en: 'Honey Bear', tc: '蜂蜜熊', jp: 'はちみつベア' } },
  penguin: { pet: 135, name: { en: 'Polite Penguin', tc: '有禮企鵝', jp: 'おじぎペンギン' } },
  fox: { pet: 158, name: { en: 'Curious Fox', tc: '好奇狐狸', jp: 'きつねさん' } },
  hamster: { pet: 52, name: { en: 'Round Hamster', tc: '圓滾滾倉鼠', jp: 'まんまるハムスター' } },
  sheep: { pet: 341, name: { en: 'Soft Sheep', tc: '軟綿羊', jp: 'ふわふわひつじ' } },
  owl: { pet: 491, name: { en: 'Midnight Owl', tc: '午夜貓頭鷹', jp: 'まよなかフクロウ' } },
  panda: { pet: 572, name: { en: 'Red Panda', tc: '小熊貓', jp: 'レッサーパンダ' } },
  axolotl: { pet: 514, name: { en: 'Smiling Axolotl', tc: '微笑六角龍', jp: 'にこにこウーパー' } },
} as const

type Motif = keyof typeof motifs

const colours = {
  coral: { en: 'Coral', tc: '珊瑚橘', jp: 'コーラル' },
  mint: { en: 'Mint', tc: '薄荷綠', jp: 'ミント' },
  honey: { en: 'Honey', tc: '蜂蜜黃', jp: 'ハニー' },
  berry: { en: 'Berry', tc: '莓果紅', jp: 'ベリー' },
  plum: { en: 'Plum', tc: '梅子紫', jp: 'プラム' },
  sky: { en: 'Sky', tc: '天空藍', jp: 'スカイ' },
} as const

export type Colour = keyof typeof colours

const sizeName: LocalText = { en: 'Size', tc: '尺寸', jp: 'サイズ' }
const colourName: LocalText = { en: 'Colour', tc: '顏色', jp: '色' }

const same = (text: string): LocalText => ({ en: text, tc: text, jp: text })
const worn = ['S', 'M', 'L', 'XL'].map((size) => ({ name: same(size), more: 0 }))
const grown = [
  { name: { en: 'Small', tc: '小', jp: '小' }, more: 0 },
  { name: { en: 'Large', tc: '大', jp: '大' }, more: 1_200 },
]

/** Each kind: its name, category, price, weight and shop. */
const kinds = {
  mug: {
    category: 21,
    shop: 0,
    price: 1_680,
    grams: 380,
    sizes: [],
    name: { en: 'Mug', tc: '馬克杯', jp: 'マグカップ' },
    text: {
      en: 'Stoneware for a big morning. 350 ml, safe in the dishwasher.',
      tc: '陪你度過早晨的陶瓷杯，350 毫升，可用洗碗機。',
      jp: '朝にうれしいたっぷり350ml。食洗機でも使えます。',
    },
  },
  cushion: {
    category: 22,
    shop: 0,
    price: 2_900,
    grams: 620,
    sizes: grown,
    name: { en: 'Cushion', tc: '抱枕', jp: 'クッション' },
    text: {
      en: 'Soft enough to fall asleep on by mistake. The cover comes off for washing.',
      tc: '軟到會不小心睡著，枕套可拆洗。',
      jp: 'うっかり眠ってしまうやわらかさ。カバーは外して洗えます。',
    },
  },
  plush: {
    category: 11,
    shop: 0,
    price: 2_450,
    grams: 300,
    sizes: grown,
    name: { en: 'Plush', tc: '絨毛玩偶', jp: 'ぬいぐるみ' },
    text: {
      en: 'Hugs back a little. Filled with recycled cotton.',
      tc: '會輕輕回抱你，內填再生棉。',
      jp: 'そっと抱き返してくれます。中わたは再生コットン。',
    },
  },
  keyring: {
    category: 52,
    shop: 1,
    price: 890,
    grams: 40,
    sizes: [],
    name: { en: 'Keyring', tc: '鑰匙圈', jp: 'キーホルダー' },
    text: {
      en: 'So that your keys are never alone.',
      tc: '讓你的鑰匙不再孤單。',
      jp: '鍵がひとりぼっちになりません。',
    },
  },
  notebook: {
    category: 51,
    shop: 1,
    price: 1_150,
    grams: 260,
    sizes: [],
    name: { en: 'Notebook', tc: '筆記本', jp: 'リングノート' },
    text: {
      en: 'Eighty sheets of paper that fountain pens like.',
      tc: '八十張適合鋼筆書寫的紙。',
      jp: '万年筆でも書きやすい紙を80枚。',
    },
  },
  tee: {
    category: 31,
    shop: 1,
    price: 2_600,
    grams: 210,
    sizes: worn,
    name: { en: 'T-shirt', tc: 'T 恤', jp: 'Tシャツ' },
    text: {
      en: 'Heavy cotton, printed by hand, cut wide.',
      tc: '厚磅純棉、手工印製、寬版剪裁。',
      jp: '厚手のコットンに手刷り。ゆったりしたつくりです。',
    },
  },
  tote: {
    category: 32,
    shop: 1,
    price: 1_950,
    grams: 240,
    sizes: [],
    name: { en: 'Tote bag', tc: '帆布包', jp: 'トートバッグ' },
    text: {
      en: 'Carries a laptop, two novels and a loaf of bread.',
      tc: '裝得下筆電、兩本書和一條吐司。',
      jp: 'ノートPCと本2冊、食パン1斤が入ります。',
    },
  },
  scarf: {
    category: 33,
    shop: 1,
    price: 3_400,
    grams: 280,
    sizes: [],
    name: { en: 'Scarf', tc: '圍巾', jp: 'マフラー' },
    text: {
      en: 'Lambswool, woven in Kyoto, warm without weight.',
      tc: '京都織造的羔羊毛，保暖又輕盈。',
      jp: '京都で織ったラムウール。軽くてあたたか。',
    },
  },
  jar: {
    category: 41,
    shop: 2,
    price: 1_290,
    grams: 450,
    sizes: [],
    name: { en: 'Biscuit jar', tc: '寵物餅乾罐', jp: 'おやつビスケット' },
    text: {
      en: 'Baked without sugar or salt. For dogs and for patient cats.',
      tc: '無糖無鹽烘焙，給狗狗和有耐心的貓。',
      jp: '砂糖も塩も使わず焼きました。犬にも、気長な猫にも。',
    },
  },
  bowl: {
    category: 42,
    shop: 2,
    price: 1_850,
    grams: 540,
    sizes: [],
    name: { en: 'Food bowl', tc: '寵物碗', jp: 'フードボウル' },
    text: {
      en: 'Stays where it stands. Rubber foot, steel inside.',
      tc: '不會滑走：橡膠底、不鏽鋼內層。',
      jp: 'すべらないゴム底、内側はステンレス。',
    },
  },
  collar: {
    category: 43,
    shop: 2,
    price: 1_480,
    grams: 60,
    sizes: worn.slice(0, 3),
    name: { en: 'Collar', tc: '項圈', jp: '首輪' },
    text: {
      en: 'Opens by itself when it must. With a tag for a name.',
      tc: '遇到危險會自動鬆開，附名牌。',
      jp: 'いざというとき自動で外れます。ネームタグ付き。',
    },
  },
  ball: {
    category: 12,
    shop: 2,
    price: 690,
    grams: 120,
    sizes: [],
    name: { en: 'Play ball', tc: '玩具球', jp: 'ボール' },
    text: {
      en: 'Bounces crooked, which is the whole joy of it.',
      tc: '會亂彈，這正是樂趣所在。',
      jp: 'まっすぐ弾まないのが楽しいところ。',
    },
  },
  bed: {
    category: 44,
    shop: 2,
    price: 4_900,
    grams: 1_800,
    sizes: grown,
    name: { en: 'Pet bed', tc: '寵物睡窩', jp: 'ペットベッド' },
    text: {
      en: 'Round, deep and warm. Most are asleep before it is unpacked.',
      tc: '又圓又深又暖，還沒拆完就睡著了。',
      jp: 'まるくて深くてあたたか。開ける前に眠ってしまうかも。',
    },
  },
  kennel: {
    category: 44,
    shop: 2,
    price: 8_900,
    grams: 5_200,
    sizes: [],
    name: { en: 'Wooden house', tc: '木造小屋', jp: '木のおうち' },
    text: {
      en: 'Cedar, put together in ten minutes with the key that comes along.',
      tc: '雪松木，附工具，十分鐘組裝完成。',
      jp: 'シダー材。付属の工具で10分で組み立てられます。',
    },
  },
} as const

type Kind = keyof typeof kinds

/** What the shops sell: a kind, its motif, and its colours. */
const assortment: readonly (readonly [Kind, Motif, readonly Colour[]])[] = [
  ['mug', 'otter', ['coral', 'mint', 'honey']],
  ['mug', 'cat', ['sky', 'berry']],
  ['mug', 'bear', ['honey', 'plum']],
  ['mug', 'hamster', ['mint']],
  ['cushion', 'sheep', ['mint', 'coral']],
  ['cushion', 'shiba', ['honey', 'sky']],
  ['cushion', 'rabbit', ['berry']],
  ['plush', 'penguin', ['sky', 'plum']],
  ['plush', 'axolotl', ['coral', 'mint']],
  ['plush', 'fox', ['honey']],
  ['plush', 'panda', ['berry', 'coral']],
  ['keyring', 'hamster', ['sky', 'honey']],
  ['keyring', 'owl', ['plum']],
  ['keyring', 'otter', ['coral', 'mint']],
  ['notebook', 'cat', ['plum', 'mint']],
  ['notebook', 'sheep', ['berry']],
  ['notebook', 'owl', ['sky', 'plum']],
  ['tee', 'shiba', ['honey', 'mint']],
  ['tee', 'fox', ['coral', 'plum']],
  ['tee', 'rabbit', ['sky']],
  ['tee', 'axolotl', ['berry', 'mint']],
  ['tote', 'rabbit', ['berry', 'honey']],
  ['tote', 'penguin', ['sky']],
  ['tote', 'panda', ['coral', 'plum']],
  ['scarf', 'fox', ['coral', 'mint', 'plum']],
  ['scarf', 'owl', ['berry', 'sky']],
  ['jar', 'shiba', ['coral']],
  ['jar', 'cat', ['mint']],
  ['jar', 'hamster', ['honey']],
  ['bowl', 'bear', ['plum', 'coral']],
  ['bowl', 'cat', ['mint', 'sky']],
  ['collar', 'shiba', ['honey', 'berry']],
  ['collar', 'cat', ['mint', 'coral']],
  ['ball', 'otter', ['mint', 'coral', 'sky']],
  ['ball', 'shiba', ['honey', 'plum']],
  ['bed', 'fox', ['berry', 'mint']],
  ['bed', 'cat', ['sky', 'plum']],
  ['bed', 'bear', ['honey']],
  ['kennel', 'otter', ['mint']],
  ['kennel', 'shiba', ['coral']],
]

export type SeedSku = { choices: LocalText[]; picture: string; price: number; grams: number; onHand: number }
export type SeedProduct = {
  shop: number
  category: number
  title: LocalText
  description: LocalText
  pictures: string[]
  options: LocalText[]
  skus: SeedSku[]
  sold: number
}

/** Every product of the development mall; `mediaUrl` is where its pictures are drawn. */
export function goods(mediaUrl: string): SeedProduct[] {
  return assortment.map(([kind, motif, chosen], index) => {
    const { category, shop, price, grams, sizes, name, text } = kinds[kind]
    const { pet, name: who } = motifs[motif]
    const pictureOf = (colour: Colour) => `${mediaUrl}/goods/${kind}-${colour}-${pet}/768.webp`
    const skus = chosen.flatMap((colour, place) =>
      (sizes.length === 0 ? [{ name: undefined, more: 0 }] : sizes).map((size, step) => ({
        choices: [...(chosen.length > 1 ? [colours[colour]] : []), ...(size.name ? [size.name] : [])],
        picture: pictureOf(colour),
        price: price + size.more,
        grams,
        // Large, small and empty stock: lists and pages must handle all three.
        onHand:
          (index * 7 + place * 5 + step * 11) % 13 === 0
            ? 0
            : ((index * 31 + place * 17 + step * 7) % 60) + 2,
      })),
    )
    return {
      shop,
      category,
      title: { en: `${who.en} ${name.en}`, tc: `${who.tc}${name.tc}`, jp: `${who.jp}の${name.jp}` },
      description: text,
      pictures: chosen.map(pictureOf),
      options: [...(chosen.length > 1 ? [colourName] : []), ...(sizes.length > 0 ? [sizeName] : [])],
      skus,
      sold: (index * 53) % 217,
    }
  })
}
