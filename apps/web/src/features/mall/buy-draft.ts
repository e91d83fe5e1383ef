/** The order in an old product link: goods and recipient. Stored for this tab only. */
export type BuyDraft = {
  productId: number
  skuId: number | undefined
  quantity: number | undefined
  addressId: string | undefined
  name: string
  phone: string
  address: string
  remark: string
}

const KEY = 'mallDraft'

/** SPEC §2: `/product/{id}/{buyId?}/{buyQuantity?}/{addressId?}/{buyName?}/{buyPhone?}/{buyAddress?}/{buyRemark?}`. */
export function readDraft(productId: number, rest: string): BuyDraft {
  const [buyId, quantity, addressId, name, phone, address, remark] = rest.split('/').map(decoded)
  return {
    productId,
    skuId: whole(buyId),
    quantity: whole(quantity),
    addressId: addressId === '' ? undefined : addressId,
    name: name ?? '',
    phone: phone ?? '',
    address: address ?? '',
    remark: remark ?? '',
  }
}

export function saveDraftId(draft: BuyDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage the link still opens its product.
  }
}

export function storedDraft(productId: number): BuyDraft | undefined {
  const draft = readStored()
  return draft?.productId === productId ? draft : undefined
}

/** The stored order, if it is about one of these goods. */
export function draftOf(skuIds: readonly number[]): BuyDraft | undefined {
  const draft = readStored()
  return draft?.skuId !== undefined && skuIds.includes(draft.skuId) ? draft : undefined
}

/** Once it is ordered, the recipient’s details are kept no longer. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was kept.
  }
}

/** Who receives it, as the link has it. */
export type Recipient = Pick<BuyDraft, 'addressId' | 'name' | 'phone' | 'address'>

/** Undefined where the link names nobody. */
export function recipientOf(draft: BuyDraft | undefined): Recipient | undefined {
  if (!draft) return undefined
  const { addressId, name, phone, address } = draft
  return addressId === undefined && `${name}${phone}${address}`.trim() === ''
    ? undefined
    : { addressId, name, phone, address }
}

type Saved = { id: string; name: string; phone: string; line: string; address: string }

/** The saved address that a link means: by its id, else the same recipient at the same place. */
export function savedAs(
  { addressId, name, phone, address }: Recipient,
  book: readonly Saved[],
): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '')
  const isSame = (one: Saved) =>
    one.name === name.trim() &&
    digits !== '' &&
    one.phone.endsWith(digits) &&
    [one.line, one.address].includes(address.trim())
  return (book.find(({ id }) => id === addressId) ?? book.find(isSame))?.id
}

/** The country that a phone number tells; undefined where it does not. */
export function countryOfPhone(phone: string): 'TW' | 'JP' | undefined {
  const number = phone.replace(/[\s()-]/g, '')
  if (/^(\+886|09\d{8}$)/.test(number)) return 'TW'
  return /^(\+81|0[789]0\d{8}$)/.test(number) ? 'JP' : undefined
}

function readStored(): BuyDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BuyDraft | null
  } catch {
    return null
  }
}

function whole(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
