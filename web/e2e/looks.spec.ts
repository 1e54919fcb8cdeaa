/** Pictures of twenty states, so that what opens over a page, or is empty, late or refused, never changes unnoticed. */
import { expect, test, type Page } from '@playwright/test'
import { answer, type Asked } from '#web/testing/answers.ts'
import { usualAnswers } from '#web/testing/usualAnswers.ts'
import { looks, type Look } from './looks/looks.ts'

/** A Tuesday; what is said about days is said on it. */
const now = new Date('2026-11-24T08:00:00Z')

/** The app with a made-up server: pictures of real data would be others every day. */
async function pretend(page: Page, { as, answers = {}, late }: Look) {
  await page.clock.setFixedTime(now)
  const given = { ...usualAnswers(as), ...answers }
  await page.routeWebSocket('**/graphql', () => {})
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as Asked
    if (asked.operationName === late) return
    await route.fulfill({ json: await answer(asked, given) })
  })
  if (!as) return
  await page.addInitScript(
    (expiresAt) => localStorage.setItem('ascent.token', JSON.stringify({ token: 'token', expiresAt })),
    now.getTime() + 3_600_000,
  )
}

for (const look of looks)
  test(`${look.name} looks as it did`, async ({ page }) => {
    const { name, width = 1280, height = 800, dark = false, address, open, until } = look
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await pretend(page, look)
    await page.goto(address)
    await open?.(page)
    await expect(typeof until === 'function' ? until(page) : page.getByText(until).first()).toBeVisible()
    // What comes later, such as the links to the help, is in the picture, too.
    if (!look.late) await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`${name}.png`)
  })
