/** Export on every list: what is in force is what is asked for, and every column is one that the schema has. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { buildSchema, parse, validate } from 'graphql'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import type { AppViewer } from '#web/app/app.ts'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'))
const one = (id: string) => ({ totalCount: 1, edges: [{ node: { id, number: 1, title: 'Solar still' } }] })
const answers = {
  challenges: one('challenge'),
  collaborations: one('collaboration'),
  projects: one('project'),
  users: one('user'),
  notifications: one('notification'),
}

/** Opens a list, has it exported, and gives what the server was asked for. */
async function exported(
  address: string,
  as: AppViewer['role'],
  what: string,
  answer: () => Response = () => HttpResponse.text('a,b'),
) {
  const asked: URL[] = []
  network.use(
    http.get('*/api/exports/:list', ({ request }) => {
      asked.push(new URL(request.url))
      return answer()
    }),
  )
  URL.createObjectURL = () => 'blob:x'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = renderRoute(address, { as, answers })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const item = await screen.findByRole('menuitem', { name: what })
  // Keys before the menu has the focus would go to its button.
  await waitFor(() => expect(item.closest('[role=menu]')).toBe(document.activeElement))
  // The menu's items are told apart by the pointer's place, which jsdom has none of.
  await user.keyboard(`{Home}${'{ArrowDown}'.repeat(['CSV', 'Excel (XLSX)', 'JSON'].indexOf(what))}{Enter}`)
  await waitFor(() => expect(asked).toHaveLength(1))
  return { list: asked[0]!.pathname.split('/').at(-1)!, query: asked[0]!.searchParams, saved }
}

test.each([
  ['/researchers/projects', 'RESEARCHER', 'Project:title'],
  ['/projects/list', 'KU_TEAM', 'Principal Investigator:principalInvestigator|owner.name'],
  ['/projects-redux', 'ADMIN', 'Owner:owner.name'],
  ['/projects/archive', 'KU_TEAM', 'Reason:archiveReason'],
  ['/university-projects', 'INDUSTRY', 'Offer:offerType'],
  ['/projects/investment', 'ADMIN', 'Funding needed (AED):fundingAmountNeeded'],
  ['/researchers/directory', 'INVESTOR', 'Expertise:expertise'],
  ['/notifications', 'EXPERT', 'Message:message'],
  ['/collaborations', 'INDUSTRY', 'Agreement:agreement'],
  ['/university/collaborations', 'KU_TEAM', 'Due on:nextMilestone.dueDate'],
] as const)('%s asks for what its columns show', async (address, role, column) => {
  const { list, query } = await exported(address, role, 'CSV')
  expect(query.get('format')).toBe('csv')
  expect(query.getAll('column')).toContain(column)
  const fields = query.getAll('column').flatMap((text) => text.split(':')[1]!.split('|'))
  expect(fields).toContain('number')
  const selection = fields.map((field) => field.split('.').join(' { ') + ' }'.repeat(field.split('.').length - 1))
  const filter = query.get('filter')
  expect(filter && JSON.parse(filter)).toBeTypeOf('object')
  expect(validate(schema, parse(`{ ${list} { edges { node { ${selection.join(' ')} } } } }`))).toEqual([])
})

test('filter, search and order of the address are in force, and the page is not', async () => {
  const { query, saved } = await exported(
    '/projects/list?q=solar&trl=7&sort=TITLE:ASC&page=3',
    'COMMERCIALIZATION_TEAM',
    'JSON',
  )
  expect(query.get('format')).toBe('json')
  expect(JSON.parse(query.get('filter')!)).toMatchObject({ search: 'solar', trl: [7] })
  expect(query.get('sort')).toBe('TITLE:ASC')
  expect(query.has('page')).toBe(false)
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect((saved.mock.instances[0] as unknown as HTMLAnchorElement).download).toMatch(/^projects-\d{4}-\d\d-\d\d\.json$/)
})

test('challenges have the documented columns and name', async () => {
  const { list, query, saved } = await exported('/industry-challenges', 'RESEARCHER', 'CSV')
  expect(list).toBe('challenges')
  expect(query.getAll('column').map((text) => text.split(':')[0])).toEqual([
    'Title',
    'Industry Partner',
    'Tags',
    'Funding',
    'Posted Date',
    'Deadline',
    'Days to Expire',
    'Proposals',
  ])
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const { download } = saved.mock.instances.at(-1) as unknown as HTMLAnchorElement
  expect(download).toMatch(/^industry-challenges-\d{4}-\d\d-\d\d\.csv$/)
})

test('a list is a workbook, too', async () => {
  const { query, saved } = await exported('/projects/list', 'ADMIN', 'Excel (XLSX)')
  expect(query.get('format')).toBe('xlsx')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const { download } = saved.mock.instances.at(-1) as unknown as HTMLAnchorElement
  expect(download).toMatch(/^projects-\d{4}-\d\d-\d\d\.xlsx$/)
})

test('a failure is told in the words of the server', async () => {
  const message = 'The list has more than 50,000 rows.'
  await exported('/projects/list', 'ADMIN', 'JSON', () => HttpResponse.json({ message }, { status: 422 }))
  expect((await screen.findByRole('alert')).textContent).toBe(`Download failed${message}`)
})
