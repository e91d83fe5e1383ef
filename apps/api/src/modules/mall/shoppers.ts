/** Who may shop: sessions opened with a password for the mall, or with a wallet. Read-only sessions may not. */
export const shoppers = { scopes: ['mall', 'web3'] } as const
