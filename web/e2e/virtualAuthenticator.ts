/** A passkey without a finger: Chromium’s virtual authenticator, which verifies its person at once. */
import { test, type Page } from '@playwright/test'

/** Browsers make passkeys for names of sites alone, so that these journeys go by the name of this machine. */
export function named(path: string): string {
  const { baseURL } = test.info().project.use
  return new URL(path, baseURL!.replace('127.0.0.1', 'localhost')).href
}

/** Puts one into the page’s browser. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
