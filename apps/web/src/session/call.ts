import { createClient } from '@mofu/wire/client'

import { noteBlock } from './reached-block.ts'

const send = createClient({ baseUrl: '' })

/** Every call of the web app goes through here, so that each reply also tells how far the read model has come. */
export const call: typeof send = async (route, input, options) => {
  const reply = await send(route, input, options)
  if (reply.at) noteBlock(reply.at.chainId, reply.at.block)
  return reply
}
