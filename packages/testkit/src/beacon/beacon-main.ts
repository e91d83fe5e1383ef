import { startBeacon } from './beacon-server.ts'

// BEACON_PORT=… node packages/testkit/src/beacon/beacon-main.ts
const { url, stop } = await startBeacon({ port: Number(process.env['BEACON_PORT'] ?? 8590) })
console.log(`the development beacon answers at ${url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
