/** Who writes, reviews and decides quizzes is a wallet: a session opened with a password is not enough. */
export const wallets = { scopes: ['web3'] } as const
export const admins = { scopes: ['web3'], roles: ['admin'] } as const
