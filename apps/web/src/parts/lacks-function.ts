import {
  AbiDecodingDataSizeTooSmallError,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
} from 'viem'

/** Whether a read failed because the contract does not have the function: it reverts or returns nothing. */
export function lacksFunction(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk(
      (each) =>
        each instanceof ContractFunctionRevertedError ||
        each instanceof ContractFunctionZeroDataError ||
        each instanceof AbiDecodingDataSizeTooSmallError,
    ) !== null
  )
}
