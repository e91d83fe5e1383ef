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
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BuyDraft | null
    return draft?.productId === productId ? draft : undefined
  } catch {
    return undefined
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
