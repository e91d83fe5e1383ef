/** Paths of screens that mails link to. A test of the web app compares them with its route table. */
export const screenPaths = {
  account: () => '/account',
  order: (id: string) => `/order-detail/${id}`,
  /** A shop's own screen, where its members work. */
  merchant: (shopId: string) => `/mall/merchant/${shopId}`,
} as const
