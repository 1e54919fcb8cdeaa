/** Keeps a form from what would hold for other tests, or reach a server elsewhere: it is answered here, and ours is not told. */
import type { Page } from '@playwright/test'
import { operationOf } from '../support.ts'

export const untold = (operation: string, data: object) => async (page: Page) => {
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation ? route.fulfill({ json: { data } }) : route.continue(),
  )
}
