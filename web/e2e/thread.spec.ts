/** From an idea to its project and the claim of a level, for each person only what that person may see; and who sees it. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { perform, serverOf } from './forms/server.ts'
import { complaints, demoLogin, devLogin, enter, expectAccessible, pageOf, settled } from './support.ts'

const idea = 'Shirts back to their beginnings'
const title = 'Chemical recycling of mixed polyester textiles'

const threadOn = (page: Page | Locator) => page.getByRole('list', { name: 'Origin and outcomes, oldest first' })

async function openProject(page: Page) {
  await page.goto(`/projects?q=${encodeURIComponent(title)}`)
  await settled(page)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await settled(page)
}

/** Opens 'Who can see this' from the menu of a record. */
async function openReaders(page: Page) {
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Who can see this' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who can see this' })
  await expect(dialog.getByRole('list', { name: 'People' })).toBeVisible()
  return dialog
}

test('an idea leads to its project and the claim of a level, and each person sees their own part of it', async ({
  page,
  browser,
  request,
}) => {
  const wrong = complaints(page)
  const owner = await demoLogin('lucas.weidmann')
  await enter(page, owner)
  await openProject(page)
  await threadOn(page).getByRole('link', { name: idea, exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Idea' })
  await threadOn(sheet).getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const number = Number(new URL(page.url()).pathname.split('/').at(-1))
  await perform(
    serverOf(request),
    'lucas.weidmann',
    'createTrlClaim',
    { projectId: btoa(`Project:${number}`), level: 4 },
    'claim { number }',
  )
  await page.reload()
  await settled(page)
  for (const words of [idea, 'Expert evaluation', title, 'TRL 4'])
    await expect(threadOn(page).getByRole('listitem').filter({ hasText: words }).first()).toBeVisible()
  await expectAccessible(page)

  // The member of the project sees its claim, and not the idea that its submitter keeps.
  const member = await pageOf(browser, await demoLogin('bushra.hameedi'))
  await member.goto(`/projects/${number}`)
  await settled(member)
  await expect(threadOn(member).getByRole('listitem').filter({ hasText: 'TRL 4' })).toBeVisible()
  await expect(threadOn(member).getByText(idea)).toHaveCount(0)
  // Another researcher sees the project and what was published, and neither the idea nor the claim.
  const stranger = await pageOf(browser, await devLogin('RESEARCHER'))
  await stranger.goto(`/projects/${number}`)
  await settled(stranger)
  await expect(threadOn(stranger).getByRole('listitem')).toHaveText([
    /^Chemical recycling .*this record$/,
    /^Chemical recycling .*Publication/,
  ])
  expect(wrong).toEqual([])
})

test('the owner sees who can see a project, and the university asks about one person', async ({ page, browser }) => {
  const wrong = complaints(page)
  const [owner, member] = [await demoLogin('lucas.weidmann'), await demoLogin('bushra.hameedi')]
  await enter(page, owner)
  await openProject(page)
  const dialog = await openReaders(page)
  const people = dialog.getByRole('list', { name: 'People' })
  for (const { user } of [owner, member])
    await expect(people.getByRole('listitem').filter({ hasText: user.name })).toContainText('Works on the project.')
  const roles = dialog.getByRole('list', { name: 'Roles' }).getByRole('listitem')
  await expect(roles.filter({ hasText: 'Researcher' })).toContainText('shared with all researchers')
  await expect(roles.filter({ hasText: 'University team' })).toContainText('The university sees every project.')
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await settled(page)
  await expectAccessible(page)

  const address = new URL(page.url()).pathname
  const team = await pageOf(browser, await devLogin('KU_TEAM'))
  await team.goto(address)
  await settled(team)
  const asking = await openReaders(team)
  const asked = async (name: string, answer: string, why: string) => {
    await asking.getByRole('combobox', { name: 'Person' }).fill(name)
    await asking.getByRole('option', { name }).first().click()
    await expect(asking.getByText(answer)).toBeVisible()
    await expect(asking.getByRole('region', { name: 'Can someone see this?' })).toContainText(why)
  }
  const investor = await devLogin('INVESTOR')
  await asked(member.user.name, `Yes, ${member.user.name} can see this.`, 'Works on the project.')
  await asked(investor.user.name, `No, ${investor.user.name} cannot see this.`, 'approved for investors')
  await expectAccessible(team)
  expect(wrong).toEqual([])
})
