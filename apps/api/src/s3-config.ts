import type { S3Settings } from './platform/s3-store.ts'

/** All of it, or nothing: an incomplete bucket configuration would lose files. */
export function readS3(environment: Readonly<Record<string, string | undefined>>): S3Settings | undefined {
  const read = (name: string) => environment[name]?.trim() ?? ''
  const [endpoint, bucket, keyId, secret] = [
    read('S3_ENDPOINT'),
    read('S3_BUCKET'),
    read('S3_KEY_ID'),
    read('S3_SECRET'),
  ]
  if ([endpoint, bucket, keyId, secret].every((value) => value === '')) return undefined
  if ([bucket, keyId, secret].includes('') || !URL.canParse(endpoint)) {
    throw new Error('S3_ENDPOINT, S3_BUCKET, S3_KEY_ID and S3_SECRET go together')
  }
  return { endpoint, bucket, keyId, secret, region: read('S3_REGION') || 'us-east-1' }
}
