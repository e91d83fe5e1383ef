import { Hono } from 'hono'

// The engine requires an HTTP app beside its own /health, /ready and /status; our API is another process.
export default new Hono()
