const NAME = 'mofu-device'
const YEAR_SECONDS = 31_536_000

/** HttpOnly and only for our own calls: it opens nothing, but says that a browser has signed in before. */
export function deviceCookie(token: string, isSecure: boolean): string {
  const parts = [`${NAME}=${token}`, 'Path=/api', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Strict']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

export function readDeviceToken(cookies = ''): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1]
}
