/** A data room from its start to the end of an access, for the team, an investor and a company who read, and one who must learn nothing. */
import { expect, test } from '@playwright/test'
import { openProject } from './forms/interests.ts'
import { perform, serverOf } from './forms/server.ts'
import { pdfOf } from './pdfs.ts'
import { complaints, demoLogin, devLogin, enter, expectAccessible, pageOf, settled } from './support.ts'

/** The first investor of the demo university, who reads in its first room. */
const demoReader = 'Nasser Al Qubaisat'

test('a room is started, asked for, agreed to, read, and closed at once when the access ends', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const project = (await openProject(serverOf(request))).path
  const wrong = complaints(page)
  await enter(page, await devLogin('COMMERCIALIZATION_TEAM'))
  await page.goto(project)
  await page.getByRole('button', { name: 'Start data room' }).click()
  await expect(page).toHaveURL(`${project}/data-room`)
  await page.getByLabel('Files to add').setInputFiles({
    name: 'costs.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfOf(['What the pilot costs', 'Who pays for it']),
  })
  await page.getByRole('button', { name: 'Actions for costs.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Change who can read it' }).click()
  const change = page.getByRole('dialog', { name: 'Change who can read it' })
  await change.getByLabel('Who can read it').selectOption({ label: 'After NDA' })
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change).toBeHidden()
  await settled(page)
  await expectAccessible(page)

  const investor = await devLogin('INVESTOR')
  const reader = await pageOf(browser, investor)
  await reader.goto(`${project}/data-room`)
  await expect(reader.getByText('People with access can read more documents')).toBeVisible()
  await expect(reader.getByText('costs.pdf')).toHaveCount(0)
  await reader.getByRole('button', { name: 'Request access' }).click()
  const asking = reader.getByRole('dialog', { name: 'Request access' })
  await asking.getByRole('textbox', { name: 'Why do you want to read' }).fill('We compare pilots.')
  await asking.getByRole('button', { name: 'Send request' }).click()
  await expect(reader.getByText('The university decides by')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: `Approve the request of ${investor.user.name}` }).click()
  const giving = page.getByRole('dialog', { name: 'Give access' })
  await giving.getByLabel('Access until').fill('2090-01-01')
  await giving.getByRole('button', { name: 'Give access' }).click()
  await expect(giving).toBeHidden()

  await reader.getByRole('button', { name: 'Read and accept' }).click()
  const agreeing = reader.getByRole('dialog', { name: /Non-disclosure agreement/ })
  await settled(reader)
  await expectAccessible(reader)
  await agreeing.getByRole('textbox', { name: 'Your full name' }).fill(investor.user.name)
  await agreeing.getByText('I have read the agreement and accept it').click()
  await agreeing.getByRole('button', { name: 'Accept' }).click()
  await expect(agreeing).toBeHidden()
  await reader.getByRole('button', { name: 'costs.pdf', exact: true }).click()
  const document = reader.getByRole('dialog', { name: 'costs.pdf' })
  await expect(document.getByText('Page 1 of 2')).toBeVisible()
  await expect(document.getByText('What the pilot costs')).toBeVisible()
  await expect(document.getByText(`Read by ${investor.user.name}`)).toBeVisible()
  await document.getByRole('button', { name: 'Next page' }).click()
  await expect(document.getByText('Who pays for it')).toBeVisible()

  const rival = await pageOf(browser, await demoLogin('camille.darrieux'))
  await rival.goto(`${project}/data-room`)
  await expect(rival.getByText('People with access can read more documents')).toBeVisible()
  await expect(rival.getByText('costs.pdf')).toHaveCount(0)
  await expect(rival.getByText(investor.user.name)).toHaveCount(0)

  await page.getByRole('button', { name: `End access for ${investor.user.name}` }).click()
  const ending = page.getByRole('dialog', { name: 'End access' })
  await ending.getByRole('textbox', { name: 'Reason' }).fill('The talks are over.')
  await ending.getByRole('button', { name: 'End access' }).click()
  await expect(document.getByText('This document was closed')).toBeVisible()
  await expect(document.getByText('Who pays for it')).toHaveCount(0)

  await page.getByRole('link', { name: 'Who read what' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Room Log' })).toBeVisible()
  await expect(page.getByText('costs.pdf').first()).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  expect(wrong).toEqual([])
})

test('an investor whom the lead proposes learns nothing until the team decides, and the room closes with its project', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const wrong = complaints(page)
  const server = serverOf(request)
  const team = 'commercialization_team'
  const project = await openProject(server)
  const started = await perform<{ dataRoom: { path: string } }>(
    server,
    team,
    'startDataRoom',
    { projectId: project.id },
    'dataRoom { path }',
  )
  const room = started.dataRoom.path
  const investor = await devLogin('INVESTOR')
  const reader = await pageOf(browser, investor)
  await reader.goto(room)
  await expect(reader.getByText('Your access')).toBeVisible()

  await enter(page, await devLogin('RESEARCHER'))
  await page.goto(room)
  await page.getByRole('button', { name: 'Propose reader' }).click()
  const proposing = page.getByRole('dialog', { name: 'Propose reader' })
  await proposing.getByRole('combobox').fill(investor.user.name)
  await page.getByRole('option', { name: investor.user.name }).click()
  await proposing.getByRole('textbox', { name: 'Why should this person' }).fill('Has built two plants of this kind.')
  await settled(page)
  await expectAccessible(page)
  await proposing.getByRole('button', { name: 'Send proposal' }).click()
  await expect(page.getByText('Proposed by the project lead')).toBeVisible()
  await settled(page)
  await expectAccessible(page)

  await reader.reload()
  await expect(reader.getByText('Your access')).toBeVisible()
  await expect(reader.getByText(/propose/i)).toHaveCount(0)

  const desk = await pageOf(browser, await devLogin('COMMERCIALIZATION_TEAM'))
  await desk.goto(room)
  await expect(desk.getByText('Has built two plants of this kind.')).toBeVisible()
  await desk.getByRole('button', { name: `Approve access for ${investor.user.name}` }).click()
  const giving = desk.getByRole('dialog', { name: 'Give access' })
  await giving.getByLabel('Access until').fill('2090-01-01')
  await giving.getByRole('button', { name: 'Give access' }).click()
  await expect(giving).toBeHidden()
  await expect(reader.getByText('You can read the documents until')).toBeVisible()

  await perform(server, team, 'setProjectAccess', { ids: [project.id], audience: 'INVESTORS', approved: false })
  await expect(reader.getByRole('heading', { name: 'Data room unavailable' })).toBeVisible()
  expect(wrong).toEqual([])
})

test('a company reads in the room of a project that is open to industry, and another one learns nothing of it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const wrong = complaints(page)
  const company = await devLogin('INDUSTRY')
  await enter(page, company)
  await page.goto('/projects/1')
  await page.getByRole('link', { name: 'Open data room' }).click()
  await expect(page.getByText('You can read the documents')).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cost plan of the pilot.pdf', exact: true }).click()
  const document = page.getByRole('dialog', { name: 'Cost plan of the pilot.pdf' })
  await expect(document.getByText(`Read by ${company.user.name}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'What you read' }).click()
  await expect(page.getByText('Cost plan of the pilot.pdf').first()).toBeVisible()

  const rival = await pageOf(browser, await devLogin('INDUSTRY_PARTNER'))
  await rival.goto('/projects/1/data-room')
  await expect(rival.getByRole('button', { name: 'Request access' })).toBeVisible()
  await expect(rival.getByText('Cost plan of the pilot.pdf')).toHaveCount(0)
  await expect(rival.getByText(company.user.name)).toHaveCount(0)
  expect(wrong).toEqual([])
})

test('the team reads on the page of an investor what this investor read', async ({ page }) => {
  const wrong = complaints(page)
  await enter(page, await devLogin('COMMERCIALIZATION_TEAM'))
  await page.goto('/projects/1/data-room')
  await page.getByRole('link', { name: 'Who read what' }).click()
  await expect(page.getByText('Cost plan of the pilot.pdf').first()).toBeVisible()
  await page.goto('/investors/directory')
  await page.getByRole('link', { name: demoReader }).click()
  await expect(page.getByRole('heading', { name: 'Data room activity' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cost plan of the pilot.pdf' }).first()).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  expect(wrong).toEqual([])
})
