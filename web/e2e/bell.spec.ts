/** The bell when the connection fails: it comes back by itself and misses nothing, tabs agree, and it works without a socket. */
import { expect, test, type APIRequestContext, type Page, type WebSocketRoute } from '@playwright/test'
import { devLogin, enter, operationOf, register, settled } from './support.ts'

interface Owner {
  token: string
  /** Lets the university open one more project of the owner, which the owner is told. */
  tell: (title: string) => Promise<void>
}

async function newOwner(request: APIRequestContext): Promise<Owner> {
  const { token } = await register('researcher', 'Owner with a Bell')
  const team = await devLogin('commercialization_team')
  const as = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } })
  return {
    token,
    async tell(title) {
      const created = await request.post('/api/projects', {
        ...as(token),
        data: { title, description: 'To be opened', status: 'proposed' },
      })
      const { id } = (await created.json()) as { id: number }
      const data = { type: 'industry', approve: true }
      expect((await request.post(`/api/projects/${id}/approve-access`, { ...as(team.token), data })).status()).toBe(200)
    },
  }
}

async function open(page: Page, owner: Owner, path = '/researcher-dashboard') {
  await enter(page, owner)
  await page.goto(path)
  await settled(page)
}

const unread = (page: Page) => page.getByTestId('unread')

test('nothing waits for the number', async ({ page, request }) => {
  const owner = await newOwner(request)
  await owner.tell('Seen late')
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'useUnreadCountQuery') await given
    await route.continue()
  })
  await open(page, owner, '/researchers/projects')
  await expect(page.getByRole('link', { name: 'Seen late' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByRole('button', { name: /Seen late/ })).toBeVisible()
  give()
  await expect(unread(page)).toHaveText('1')
  await expect(list.getByRole('button', { name: /Seen late/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
})

test('after its sockets died it comes back by itself and has what was told meanwhile', async ({ page, request }) => {
  const owner = await newOwner(request)
  const sockets: WebSocketRoute[] = []
  let down = false
  await page.routeWebSocket('**/graphql', (socket) => {
    if (down) return void socket.close({ code: 1012 })
    socket.connectToServer()
    sockets.push(socket)
  })
  await open(page, owner)
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  await owner.tell('While connected')
  await expect(unread(page)).toHaveText('1')

  down = true
  const before = sockets.length
  for (const socket of sockets) await socket.close({ code: 1012 })
  await owner.tell('While away')
  down = false
  // Well before the poll of 30 s would have found it.
  await expect(unread(page)).toHaveText('2', { timeout: 20_000 })
  await expect.poll(() => sockets.length).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  // The dashboard may tell of it, too.
  await expect(page.getByRole('button', { name: /“While away” is now open to industry partners\./ })).toBeVisible()

  await owner.tell('After it')
  await expect(unread(page)).toHaveText('3')
})

test('two tabs agree on what is unread', async ({ page: first, context, request }) => {
  const owner = await newOwner(request)
  const second = await context.newPage()
  await open(first, owner)
  await open(second, owner, '/notifications')
  await owner.tell('For both')
  await owner.tell('And one more')
  for (const page of [first, second]) await expect(unread(page)).toHaveText('2')

  await second.getByRole('button', { name: 'Project approved' }).first().click()
  for (const page of [first, second]) await expect(unread(page)).toHaveText('1')
  await first.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await first.getByRole('button', { name: 'Mark all read' }).click()
  for (const page of [first, second]) await expect(unread(page)).toHaveCount(0)
})

test('without a socket it asks every 30 seconds', async ({ page, request }) => {
  const owner = await newOwner(request)
  await page.routeWebSocket('**/graphql', (socket) => void socket.close())
  await page.clock.install()
  await open(page, owner)
  // From here on no time passes by itself: how long the page took to open would count otherwise.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && operationOf(request) === 'useUnreadCountQuery') asked++
  })
  for (const nth of [1, 2]) {
    await owner.tell(`Asked for, ${nth}`)
    await page.clock.runFor(30_000)
    await expect(unread(page)).toHaveText(String(nth))
    expect(asked).toBe(nth)
  }
})
