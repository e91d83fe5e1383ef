/** Who may shop: whoever signed in with a password for the mall, or with a wallet. A session that only looks may not. */
export const shoppers = { scopes: ['mall', 'web3'] } as const
