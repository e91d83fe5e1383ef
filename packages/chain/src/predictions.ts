export { predictionsAbi, rolesAbi } from './generated/abis.ts'
