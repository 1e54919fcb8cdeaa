/** One investor from the thesis to the holding, by way of the data room and a meeting; a second one learns nothing of it. */
import { expect, test } from '@playwright/test'
import { openProject } from './forms/interests.ts'
import { perform, serverOf, type Server } from './forms/server.ts'
import { pdfOf } from './pdfs.ts'
import { complaints, devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

const university = 'commercialization_team'

/** A room with one document for those who have accepted its agreement. */
async function startRoom(server: Server, token: string, projectId: string): Promise<string> {
  const { dataRoom } = await perform<{ dataRoom: { id: string; number: number } }>(
    server,
    university,
    'startDataRoom',
    { projectId },
    'dataRoom { id number }',
  )
  const sent = await server.request.post('/api/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      entityType: 'dataRoom',
      entityId: String(dataRoom.number),
      file: { name: 'costs.pdf', mimeType: 'application/pdf', buffer: await pdfOf(['What the pilot costs']) },
    },
  })
  expect(sent.status()).toBe(201)
  const { dataRoom: filled } = await perform<{ dataRoom: { documents: { id: string }[] } }>(
    server,
    university,
    'createRoomFolder',
    { id: dataRoom.id, name: 'Figures' },
    'dataRoom { documents { id } }',
  )
  await perform(server, university, 'updateRoomDocument', {
    id: filled.documents[0]!.id,
    label: 'AFTER_NDA',
    downloadable: false,
  })
  return dataRoom.id
}

/** All that an investor can ask of a project and of what goes on around it. */
async function whatIsTold(server: Server, token: string, number: number, words: readonly string[]): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  const searches = words.map((_, at) => `s${at}: search(text: $w${at}) { ${hits} }`).join('\n')
  const query = `query (${words.map((_, at) => `$w${at}: String!`).join(', ')}) {
    investmentInterests(first: 100) { totalCount edges { node { id } } }
    holdings(first: 100) { totalCount }
    meetings(first: 100) { totalCount }
    notifications(first: 100) { totalCount }
    ownRoomGrants { id }
    project(number: ${number}) {
      updatedAt industryInterest progress memberCount commercialPotential canExpressInterest
      ownInterests { id } investmentInterests { id } deals { id } meetings { id } thread { __typename }
      dataRoom { id hasMoreAfterNda canRequest ownGrant { id } ownAcceptance { id } documents { id } files { id } }
    }
    ${searches}
  }`
  const variables = Object.fromEntries(words.map((word, at) => [`w${at}`, word]))
  const answer = await server.request.post('/graphql', { headers, data: { query, variables } })
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: { message: string }[] }
  expect(errors?.map(({ message }) => message)).toBeUndefined()
  const files = await Promise.all(
    ['investmentInterests', 'holdings', 'roomAccesses', 'meetings'].map(async (list) => {
      const file = await server.request.get(`/api/exports/${list}?format=csv`, { headers })
      return [list, file.status(), await file.text()]
    }),
  )
  return { data, files }
}
const hits = `investmentInterests { id } holdings { id } meetings { id } deals { id } dataRooms { id } people { id }
  projects { id title }`

test('an investor finds, agrees, reads, meets and invests, and a second one learns nothing of it', async ({
  page: team,
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const server = serverOf(request)
  const officer = await devLogin('COMMERCIALIZATION_TEAM')
  const { id: projectId, path } = await openProject(server)
  const number = Number(path.split('/').at(-1))
  const roomId = await startRoom(server, officer.token, projectId)
  const stamp = Date.now()
  const [investor, second] = [
    await register('investor', `Ines Weber ${stamp}`),
    await register('investor', `Omar Rashid ${stamp}`),
  ]
  await enter(team, officer)
  const first = await pageOf(browser, investor)
  const wrong = [complaints(team), complaints(first)]

  const words = [investor.user.name, 'A still that remembers']
  const told = await whatIsTold(server, second.token, number, words)

  await test.step('finds by a thesis, saves, expresses interest', async () => {
    await first.goto('/opportunities/recommended')
    await first.getByRole('button', { name: 'Write investment thesis' }).first().click()
    const form = first.getByRole('dialog', { name: 'Investment thesis' })
    await form.getByRole('textbox', { name: 'What you look for' }).fill('A still that remembers')
    await form.getByRole('button', { name: 'Save thesis' }).click()
    await expect(form).toBeHidden()
    await first.goto(path)
    const title = await first.getByRole('heading', { level: 1 }).innerText()
    await first.goto(`/opportunities?q=${encodeURIComponent(title)}`)
    await first.getByRole('button', { name: `Save ${title}` }).click()
    await expect(first.getByText('Opportunity saved')).toBeVisible()
    await first.getByRole('button', { name: `Express interest in ${title}` }).click()
    const express = first.getByRole('dialog', { name: 'Express interest' })
    await express.getByRole('textbox', { name: 'Message to the university' }).fill('We finance pilots.')
    await express.getByRole('textbox', { name: 'From (AED)' }).fill('1200000')
    await express.getByRole('textbox', { name: 'To (AED)' }).fill('2000000')
    await express.getByRole('button', { name: 'Express interest' }).click()
    await first.waitForURL(/\/interests\/\d+$/)
    await settled(first)
    await expectAccessible(first)
  })
  const interest = new URL(first.url()).pathname

  await test.step('the university acknowledges, and sees a band until the investor opens the amounts', async () => {
    await team.goto(interest)
    await expect(team.getByText('AED 1M to 5M').first()).toBeVisible()
    await expect(team.getByText('1,200,000')).toHaveCount(0)
    await team.getByRole('button', { name: 'Acknowledge' }).click()
    await expect(team.getByText('Acknowledged', { exact: true }).first()).toBeVisible()
  })

  const document = first.getByRole('dialog', { name: 'costs.pdf' })
  await test.step('agrees and reads a document that carries the name', async () => {
    const readerId = btoa(`User:${investor.user.id}`)
    await perform(server, university, 'setRoomGrant', { id: roomId, readerId, expiresOn: '2090-01-01' })
    await first.goto(`${path}/data-room`)
    await first.getByRole('button', { name: 'Read and accept' }).click()
    const agreeing = first.getByRole('dialog', { name: /Non-disclosure agreement/ })
    await agreeing.getByRole('textbox', { name: 'Your full name' }).fill(investor.user.name)
    await agreeing.getByText('I have read the agreement and accept it').click()
    await agreeing.getByRole('button', { name: 'Accept' }).click()
    await first.getByRole('button', { name: 'costs.pdf', exact: true }).click()
    await expect(document.getByText('What the pilot costs')).toBeVisible()
    await expect(document.getByText(`Read by ${investor.user.name}`)).toBeVisible()
  })

  await test.step('the access ends while the document is open', async () => {
    await team.goto(`${path}/data-room`)
    await team.getByRole('button', { name: `End access for ${investor.user.name}` }).click()
    const ending = team.getByRole('dialog', { name: 'End access' })
    await ending.getByRole('textbox', { name: 'Reason' }).fill('Enough was read.')
    await ending.getByRole('button', { name: 'End access' }).click()
    await expect(document.getByText('This document was closed')).toBeVisible()
    await expect(document.getByText('What the pilot costs')).toHaveCount(0)
  })

  await test.step('they meet', async () => {
    await team.goto(interest)
    await team.getByRole('button', { name: 'Propose a meeting' }).click()
    const form = team.getByRole('dialog', { name: 'Propose a meeting' })
    await form.getByLabel('Title').fill('Terms of the pilot')
    // The officer has other meetings, also those of an earlier try.
    const day = new Date(stamp + (20 + (stamp % 60)) * 86_400_000).toISOString().slice(0, 10)
    await form.getByLabel('Time', { exact: true }).fill(`${day}T${10 + (stamp % 8)}:15`)
    await form.getByRole('button', { name: 'Propose' }).click()
    await team.waitForURL(/\/meetings\/\d+$/)
    const meeting = new URL(team.url()).pathname
    await first.goto(meeting)
    await first.getByLabel(/^Your answer to/).selectOption('Yes')
    await first.getByRole('button', { name: 'Send your answer' }).click()
    await expect(first.getByText(`${investor.user.name}: Yes`)).toHaveCount(1)
    await team.reload()
    await team.getByRole('button', { name: /^Set / }).click()
    await team.getByRole('alertdialog').getByRole('button', { name: 'Set the time' }).click()
    await expect(team.getByText('Confirmed', { exact: true }).first()).toBeVisible()
    await first.goto(interest)
    await expect(first.getByText('Meeting scheduled', { exact: true }).first()).toBeVisible()
  })

  await test.step('term sheet, investment, holding', async () => {
    await team.goto(interest)
    await team.getByRole('button', { name: 'Move to In discussion' }).click()
    await team.getByRole('button', { name: 'Move to Term sheet' }).click()
    await team.getByRole('button', { name: 'Record investment' }).click()
    const form = team.getByRole('dialog', { name: 'Record investment' })
    await form.getByLabel('Amount (AED)').fill('1500000')
    await form.getByLabel('Invested on').fill('2026-01-15')
    await form.getByLabel('Instrument').selectOption({ label: 'Equity' })
    await form.getByLabel('Stage').selectOption({ label: 'Seed' })
    await form.getByLabel('Sector').selectOption({ label: 'Energy' })
    await form.getByRole('button', { name: 'Record investment' }).click()
    await expect(form).toBeHidden()
    await expect(team.getByText('Invested', { exact: true }).first()).toBeVisible()
    await first.goto('/portfolio')
    await settled(first)
    await first
      .getByRole('link', { name: /^Interest of its own/ })
      .first()
      .click()
    await first.waitForURL(/\/portfolio\/holdings\/\d+$/)
    await expect(first.getByText('1,500,000').first()).toBeVisible()
    await settled(first)
    await expectAccessible(first)
  })

  expect(await whatIsTold(server, second.token, number, words)).toEqual(told)
  expect(wrong).toEqual([[], []])
})
