/** A page that draws its shell a second time keeps people waiting as it opens: the shell is drawn once. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, settled } from './support.ts'

/** What React passes to developer tools at each change, of each thing that it has drawn. */
interface Fiber {
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}
declare global {
  interface Window {
    redrawn: number
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object
  }
}

for (const { role, path } of [
  { role: 'researcher', path: '/researchers/projects' },
  { role: 'commercialization_team', path: '/projects/list' },
])
  test(`${path} opens without having its shell drawn again`, async ({ page }) => {
    await enter(page, await devLogin(role))
    await page.addInitScript(() => {
      window.redrawn = 0
      /** Functions, and functions with a reference or a memory; what React has run in this change has the first flag. */
      const count = (fiber: Fiber | null): void => {
        for (let one = fiber; one; one = one.sibling) {
          const before = one.alternate
          if (!before) continue
          if ([0, 11, 14, 15].includes(one.tag) && one.flags & 1) window.redrawn++
          // What was passed over has the children of before, with the flags of before.
          if (one.child !== before.child) count(one.child)
        }
      }
      window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => count(current.child),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      }
    })
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const redrawn = await page.evaluate(() => window.redrawn)
    console.log(`${path}: ${redrawn} drawn again`)
    expect(redrawn).toBeGreaterThan(0)
    expect(redrawn).toBeLessThan(200)
  })
