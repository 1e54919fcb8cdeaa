/** Whether S3 itself failed, or cannot be reached; not that it has no such file. */

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** Looks into what the libraries wrap around the cause. A file of ours that is not there is no failure of the storage. */
export function isAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false
  const { name, code, cause, $metadata } = error as Record<string, unknown>
  if (typeof $metadata === 'object' && $metadata) {
    const { httpStatusCode } = $metadata as { httpStatusCode?: number }
    return httpStatusCode !== 404
  }
  return name === 'TimeoutError' || unreachable.has(String(code)) || isAway(cause, depth + 1)
}
