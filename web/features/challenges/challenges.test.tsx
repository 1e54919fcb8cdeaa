/** Industry Challenges: the sheet, and a star that is shown at once and undone when it fails. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { recorded } from '#web/testing/steps.ts'
import { onToast, type Toast } from '#web/ui/feedback/toast.ts'

const challenge = {
  id: 'c1',
  number: 1,
  title: 'Less energy',
  companyName: null,
  displayStatus: 'EXPIRED',
  deadline: '2026-01-01',
  daysLeft: 0,
  starred: false,
  canStar: true,
  canAsk: false,
  canAnswer: false,
  viewCount: null,
  fundingRange: 'TBD',
  budget: null,
  minBudget: null,
  maxBudget: null,
  sector: 'WATER',
  problemStatement: 'Pumps eat it.',
  questions: [{ id: 'q', text: 'How deep?', answer: '40 metres.', mine: false }],
}
const list = { totalCount: 1, edges: [{ node: challenge }] }

test('a link opens the sheet with the true status and the withheld name', async () => {
  renderRoute('/industry-challenges?challenge=1', {
    as: 'RESEARCHER',
    answers: { challenges: list, challenge, viewChallenge: { challenge } },
  })
  const sheet = await screen.findByRole('dialog', { name: 'Challenge' })
  await within(sheet).findByText('Problem Statement')
  expect(within(sheet).getByText('Expired')).toBeTruthy()
  expect(within(sheet).getByText('Company name withheld')).toBeTruthy()
  expect(within(sheet).getByText('40 metres.')).toBeTruthy()
  expect(within(sheet).queryByRole('button', { name: 'Ask a question' })).toBeNull()
})

test.each([
  ['6 of 8 in time', { companyName: 'Dune Water', companyPromisedCount: 8, companyInTimeCount: 6 }, '75% of 8'],
  ['nothing yet', { companyName: 'Dune Water', companyPromisedCount: 0, companyInTimeCount: 0 }, 'No decisions yet'],
  ['without its name', { companyPromisedCount: null, companyInTimeCount: null }, undefined],
])('the sheet says how the company answers: %s', async (_, company, words) => {
  const shown = { ...challenge, ...company }
  renderRoute('/industry-challenges?challenge=1', {
    as: 'RESEARCHER',
    answers: { challenges: list, challenge: shown, viewChallenge: { challenge: shown } },
  })
  const sheet = await screen.findByRole('dialog', { name: 'Challenge' })
  await within(sheet).findByText('Problem Statement')
  expect(within(sheet).queryByText('Company decided on time')?.nextElementSibling?.textContent).toBe(words)
})

test.each([true, false])(
  'the sheet says whether proposals are first screened without names: %s',
  async (blindScreening) => {
    const shown = { ...challenge, blindScreening }
    renderRoute('/industry-challenges?challenge=1', {
      as: 'RESEARCHER',
      answers: { challenges: list, challenge: shown, viewChallenge: { challenge: shown } },
    })
    const sheet = await screen.findByRole('dialog', { name: 'Challenge' })
    await within(sheet).findByText('Problem Statement')
    expect(within(sheet).queryByText('First screened without names') !== null).toBe(blindScreening)
  },
)

test.each([
  ['before the first proposal', true, false, true, null],
  ['with names after it', false, false, false, /^Proposals are screened with names\./],
  ['without names after it', false, true, false, /^Proposals are first screened without names\./],
])('how proposals are screened can be chosen %s: %s', async (_, canChangeScreening, blindScreening, offered, words) => {
  const shown = { ...challenge, status: 'DRAFT', canUpdate: true, canChangeScreening, blindScreening }
  const { user } = renderRoute('/industry-challenges-management?edit=1', {
    as: 'INDUSTRY',
    answers: { challenges: list, challenge: shown, updateChallenge: { challenge: shown } },
  })
  await user.click(await screen.findByRole('button', { name: /Company and dates/ }))
  expect(await screen.findByLabelText('Deadline')).toBeTruthy()
  const option = screen.queryByRole('switch', { name: 'Screen proposals without names first' })
  expect(option !== null).toBe(offered)
  if (words) expect(screen.getByText(words)).toBeTruthy()
})

test('unsaved words are asked about when the menu leads away from the form, and not when help opens over it', async () => {
  const managed = '/industry-challenges-management'
  const whole = { ...challenge, id: 'c5', number: 5, status: 'DRAFT', title: 'Quiet pumps', canUpdate: true }
  const { user, router } = renderRoute(`${managed}?edit=new`, {
    as: 'INDUSTRY',
    answers: { challenges: list, challenge: whole, createChallenge: { challenge: { id: 'c5', number: 5 } } },
  })
  await user.type(await screen.findByLabelText(/^Title/), 'Pumps')
  await router.navigate(`${managed}?edit=new&article=posting-challenges`)
  await screen.findByRole('dialog', { name: 'Documentation' })
  void router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  void router.navigate(managed)
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.search).toBe('?edit=new')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

  // The first step makes the draft, whose own address is the same form.
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(router.state.location.search).toBe('?edit=5'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.type(await screen.findByLabelText(/^Measurable goal/), 'Half')
  void router.navigate(managed)
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a star is shown at once, and undone when the server refuses', async () => {
  let refuse: (() => void) | undefined
  const { user } = renderRoute('/industry-challenges', {
    as: 'RESEARCHER',
    answers: {
      challenges: list,
      starChallenge: () => new Promise((_, reject) => (refuse = () => reject(refusal('CONFLICT', 'No')))),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Star Less energy' }))
  expect(await screen.findByRole('button', { name: 'Unstar Less energy' })).toBeTruthy()
  await waitFor(() => expect(refuse).toBeDefined())
  refuse!()
  expect(await screen.findByRole('button', { name: 'Star Less energy' })).toBeTruthy()
})

test('Save draft names what it cannot keep, marks it at its field, and stays', async () => {
  const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].join('\n')
  const draft = { ...challenge, id: 'c5', number: 5, status: 'DRAFT', title: 'Quiet pumps', canUpdate: true, files: [] }
  const kept: Record<string, unknown>[] = []
  const { user, router } = renderRoute('/industry-challenges-management?edit=5', {
    as: 'INDUSTRY',
    answers: {
      challenges: list,
      challenge: draft,
      updateChallenge: ({ input }: { input: Record<string, unknown> }) => {
        kept.push(input)
        return { challenge: draft }
      },
    },
  })
  const said: (Toast | null)[] = []
  const stop = onToast((one) => said.push(one))
  await user.click(await screen.findByRole('button', { name: /: What counts as solved/ }))
  await user.type(screen.getByLabelText(/^Measurable goal/), 'Half')
  await user.click(screen.getByLabelText(/^Must-haves/))
  await user.paste(six)
  await user.click(screen.getByRole('button', { name: /: What you offer/ }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Step 2: What counts as solved, has errors' })).toBeTruthy(),
  )
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(said.at(-1)).toMatchObject({
      kind: 'error',
      title: 'Draft saved without: Must-haves',
      description: 'At most five must-haves',
    }),
  )
  stop()
  expect(kept.at(-1)).toMatchObject({ goal: 'Half' })
  expect(kept.at(-1)).not.toHaveProperty('mustHaves')
  const musts = screen.getByLabelText<HTMLTextAreaElement>(/^Must-haves/)
  expect(musts.value).toBe(six)
  expect(document.activeElement).toBe(musts)
  expect(musts.getAttribute('aria-invalid')).toBe('true')
  expect(router.state.location.search).toBe('?edit=5')
})

test('a draft is kept by what was changed since it was kept last', async () => {
  const draft = { ...challenge, id: 'c5', number: 5, status: 'DRAFT', title: 'Quiet pumps', canUpdate: true, files: [] }
  const { sent, answer: updateChallenge } = recorded({ challenge: { ...draft, title: 'Quiet pumps!' } })
  const { user } = renderRoute('/industry-challenges-management?edit=5', {
    as: 'INDUSTRY',
    answers: { challenges: list, challenge: draft, updateChallenge },
  })
  const title = await screen.findByLabelText(/^Title/)
  await user.type(title, '!')
  await user.click(screen.getByRole('button', { name: /: What counts as solved/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /^Step 1/ }))
  await user.type(await screen.findByLabelText(/^Title/), '!')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { id: 'c5', title: 'Quiet pumps!', was: { title: 'Quiet pumps' } },
    { id: 'c5', title: 'Quiet pumps!!', was: { title: 'Quiet pumps!' } },
  ])
})

test('Save draft says why the server refuses a field', async () => {
  const draft = { ...challenge, id: 'c5', number: 5, status: 'DRAFT', title: 'Quiet pumps', canUpdate: true, files: [] }
  const { user } = renderRoute('/industry-challenges-management?edit=5', {
    as: 'INDUSTRY',
    answers: {
      challenges: list,
      challenge: draft,
      updateChallenge: refusal('INVALID', 'Invalid', { title: 'This title is taken' }),
    },
  })
  const said: (Toast | null)[] = []
  const stop = onToast((one) => said.push(one))
  await user.type(await screen.findByLabelText(/^Title/), '!')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(said.at(-1)).toMatchObject({ title: 'Failed to save the challenge', description: 'This title is taken' }),
  )
  stop()
  expect(screen.getByText('This title is taken')).toBeTruthy()
})
