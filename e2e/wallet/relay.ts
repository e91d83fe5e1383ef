import type { AddressInfo } from 'node:net'

import { type RawData, type WebSocket, WebSocketServer } from 'ws'

/** A client by the name it authenticates with: stable over a reload, and never sent its own messages. */
type Client = { name: string; socket: WebSocket }
/** `heardBy` holds the clients that acknowledged it: they do not get it again. */
type Message = { topic: string; message: string; from: string; heardBy: Set<string> }
type Subscription = { id: string; topic: string; client: Client }
type Params = {
  topic: string
  topics: string[]
  message: string
  id: string
  pairingTopic: string
  sessionTopic: string
  sessionProposal: string
  sessionProposalResponse: string
  sessionSettlementRequest: string
}
type Call = { id: number; method?: string; params: Params }

export type Relay = { url: string; stop(): Promise<void> }

/** Enough of WalletConnect's relay for two clients on this machine to pair and communicate. */
export async function startRelay(): Promise<Relay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const messages: Message[] = []
  const subscriptions = new Set<Subscription>()
  let count = 0
  const nextId = () => Date.now() * 1_000 + (count += 1)

  const delivered = new Map<number, Message>()
  const deliver = ({ id, client }: Subscription, message: Message) => {
    const delivery = nextId()
    delivered.set(delivery, message)
    const data = { topic: message.topic, message: message.message, publishedAt: Date.now() }
    client.socket.send(
      JSON.stringify({ id: delivery, jsonrpc: '2.0', method: 'irn_subscription', params: { id, data } }),
    )
  }
  const subscribe = (client: Client, topic: string): string => {
    const subscription = { id: `subscription-${nextId()}`, topic, client }
    subscriptions.add(subscription)
    // Earlier messages are delivered to late subscribers, after the response to the subscription.
    setImmediate(() => {
      for (const each of messages)
        if (each.topic === topic && each.from !== client.name && !each.heardBy.has(client.name))
          deliver(subscription, each)
    })
    return subscription.id
  }
  const publish = ({ name: from }: Client, topic: string, text: string): true => {
    const message = { topic, message: text, from, heardBy: new Set<string>() }
    messages.push(message)
    for (const each of subscriptions)
      if (each.topic === topic && each.client.name !== from) deliver(each, message)
    return true
  }

  const answers: Record<string, (client: Client, params: Params) => unknown> = {
    wc_proposeSession: (client, { pairingTopic, sessionProposal }) => {
      subscribe(client, pairingTopic)
      return publish(client, pairingTopic, sessionProposal)
    },
    wc_approveSession: (client, params) => {
      subscribe(client, params.sessionTopic)
      publish(client, params.pairingTopic, params.sessionProposalResponse)
      return publish(client, params.sessionTopic, params.sessionSettlementRequest)
    },
    irn_publish: (client, { topic, message }) => publish(client, topic, message),
    irn_subscribe: (client, { topic }) => subscribe(client, topic),
    irn_batchSubscribe: (client, { topics }) => topics.map((topic) => subscribe(client, topic)),
    irn_batchFetchMessages: () => ({ messages: [], hasMore: false }),
    irn_unsubscribe: (_, { id }) => {
      for (const each of subscriptions) if (each.id === id) subscriptions.delete(each)
      return true
    },
  }
  server.on('connection', (socket, { url = '' }) => {
    const client = { name: nameOf(url), socket }
    socket.on('close', () => {
      for (const each of subscriptions) if (each.client.socket === socket) subscriptions.delete(each)
    })
    socket.on('message', (raw: RawData) => {
      const { id, method, params } = JSON.parse(textOf(raw)) as Call
      // Acknowledgements of deliveries need no response.
      if (method === undefined) {
        delivered.get(id)?.heardBy.add(client.name)
        delivered.delete(id)
        return
      }
      const result = answers[method]?.(client, params) ?? true
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    })
  })

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const client of server.clients) client.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString()
}

/** The issuer of the token in each client's URL. */
function nameOf(url: string): string {
  const [, payload = ''] = (new URL(url, 'ws://relay').searchParams.get('auth') ?? '').split('.')
  const { iss } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iss: string }
  return iss
}
