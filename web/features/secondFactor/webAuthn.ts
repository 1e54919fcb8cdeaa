/** Passkeys in the browser. The library’s code comes with the first use. */

/** Browsers take a name for the site of a passkey, and no address of a machine. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)

/** Who closes the browser’s dialog, or waits too long, has changed their mind. */
async function unlessCancelled<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    throw error
  }
}

/** Signs with a passkey; null when the person cancelled. */
export async function signWithPasskey(options: unknown): Promise<object | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return unlessCancelled(() => startAuthentication({ optionsJSON: options as never }))
}

/** Makes a passkey; null when the person cancelled. */
export async function makePasskey(options: unknown): Promise<object | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return unlessCancelled(() => startRegistration({ optionsJSON: options as never }))
}
