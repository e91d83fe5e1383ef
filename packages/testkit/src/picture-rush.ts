import { passwordLogin } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'

import { signUp } from './sign-in.ts'

/** Uncached pictures: every pair of a colour and a pet is a picture of its own. */
let nextPet = 9_000

/** Requests many uncached pictures at once. Returns their statuses. */
export async function rushOfPictures(mediaUrl: string, count: number): Promise<number[]> {
  const first = nextPet
  nextPet -= count
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const reply = await fetch(`${mediaUrl}/goods/mug-coral-${first - index}/1280.webp`)
      await reply.arrayBuffer()
      return reply.status
    }),
  )
}

/**
 * Registers an account; each call of the returned function signs in with the password and returns the duration in
 * milliseconds.
 */
export async function timedLogin(stack: {
  apiUrl: string
  mailsUrl: string
}): Promise<() => Promise<number>> {
  const email = `login-${crypto.randomUUID()}@mofu.example`
  const password = 'nine quiet foxes run'
  await signUp(stack, { email, password })
  const call = createClient({ baseUrl: stack.apiUrl })
  return async () => {
    const from = performance.now()
    await call(passwordLogin, { body: { username: email, password } })
    return performance.now() - from
  }
}
