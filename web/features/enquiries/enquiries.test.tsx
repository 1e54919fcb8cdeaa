/** Enquiries of visitors on screen: the list by promised day, what is answered, closed and deleted. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const enquiry = (more: object = {}) => ({
  __typename: 'TechnologyEnquiry',
  id: btoa('TechnologyEnquiry:7'),
  number: 7,
  path: '/technology-enquiries?enquiry=7',
  headline: 'Water from the sun',
  name: 'Zara',
  email: 'zara@company.example',
  organization: 'Oasis Farms',
  message: 'Is it for sale?',
  status: 'OPEN',
  answerBy: '2026-01-05',
  overdue: true,
  answer: '',
  answeredAt: null,
  closedAt: null,
  closeReason: '',
  createdAt: '2026-01-01T08:00:00Z',
  summary: { __typename: 'TechnologySummary', id: 's', path: '/technology-summaries/3' },
  answeredBy: null,
  handler: null,
  canAnswer: true,
  history: listOf(),
  ...more,
})
const open = (more: object = {}, answers: object = {}) =>
  renderRoute('/technology-enquiries?enquiry=7', {
    as: 'KU_TEAM',
    answers: { technologyEnquiries: listOf(enquiry(more)), technologyEnquiry: enquiry(more), ...answers },
  })

test('an overdue enquiry says so, with who wrote what, and is answered by mail', async () => {
  const answered = recorded({ enquiry: enquiry({ status: 'ANSWERED' }) })
  const { user } = open({}, { answerEnquiry: answered.answer })
  expect(await screen.findByText('Is it for sale?')).toBeTruthy()
  expect(screen.getByText('From Zara, Oasis Farms')).toBeTruthy()
  expect(screen.getByText('Jan 5, 2026, overdue')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  const dialog = await dialogOf('Answer Zara')
  expect(dialog.getByText(/mailed to zara@company.example/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Answer' }))
  await wrongField(dialog, /^Answer/, 'Enter an answer')
  await user.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'Yes.')
  await user.click(dialog.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('Answer sent')).toBeTruthy()
  expect(answered.sent).toEqual([{ id: btoa('TechnologyEnquiry:7'), answer: 'Yes.' }])
})

test('an enquiry is closed with a reason, or deleted after a question', async () => {
  const { user } = open({}, { closeEnquiry: refusal('CONFLICT', 'The enquiry was answered') })
  await choose(user, /^More actions/, 'Close without answer')
  const dialog = await dialogOf('Close without an answer')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Advertising')
  await user.click(dialog.getByRole('button', { name: 'Close without answer' }))
  expect((await screen.findAllByText('The enquiry was answered')).length).toBeGreaterThan(0)
})

test('what is answered offers no second answer, and is still deleted', async () => {
  let gone = false
  const answered = enquiry({ status: 'ANSWERED', answer: 'Yes.', answeredAt: '2026-01-03T08:00:00Z', overdue: false })
  const { user } = open(
    {},
    {
      technologyEnquiries: () => (gone ? listOf() : listOf(answered)),
      technologyEnquiry: () => (gone ? null : answered),
      deleteEnquiry: () => {
        gone = true
        return { deletedId: btoa('TechnologyEnquiry:7') }
      },
    },
  )
  expect(await screen.findByText('Yes.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  await choose(user, /^More actions/, 'Delete')
  const question = await questionOf('Delete this enquiry?')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Enquiry deleted')).toBeTruthy()
})
