import { listIdentities } from './list-identities.ts'

export { listIdentities }
