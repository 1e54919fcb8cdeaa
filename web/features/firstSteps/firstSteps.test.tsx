/** Administrators add, change, archive and restore first steps of the university's own. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const step = (number: number, more: object = {}) => ({
  __typename: 'UniversityStep',
  id: btoa(`UniversityStep:${number}`),
  title: 'Meet your liaison',
  note: 'She knows every company.',
  titleArabic: 'قابل منسقتك',
  noteArabic: 'تعرف كل شركة.',
  link: '/researchers/projects',
  roles: ['RESEARCHER'],
  doneCount: 3,
  closedTo: [],
  archivedAt: null,
  ...more,
})
const open = (steps: object[], answers: Answers = {}) =>
  renderRoute('/admin/documentation/first-steps', { as: 'ADMIN', answers: { universitySteps: steps, ...answers } })
const noted = () => {
  const sent: object[] = []
  const note =
    (answer: object) =>
    ({ input }: { input: object }) => {
      sent.push(input)
      return answer
    }
  return { sent, note }
}

test('the list says whose each step is, where it leads and how many have done it', async () => {
  open([step(1), step(2, { title: 'Get a card', doneCount: 1, archivedAt: '2026-11-26T06:00:00Z' })])
  const [, first, second] = await screen.findAllByRole('row')
  expect(within(first!).getByText('3 people')).toBeTruthy()
  expect(within(first!).getByText('Researcher')).toBeTruthy()
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/researchers/projects')
  expect(within(first!).getByRole('link').textContent).toBe('My Research Projects')
  expect(within(second!).getByText('Archived')).toBeTruthy()
  expect(within(second!).getByRole('button', { name: 'Restore Get a card' })).toBeTruthy()
})

test('a link is named by its page or article, and is an address where it leads elsewhere', async () => {
  const links = ['/settings', '?article=welcome', '/researchers/projects?status=DRAFT', '?article=gone']
  open(links.map((link, nth) => step(nth, { link })))
  const [, ...rows] = await screen.findAllByRole('row')
  const names = rows.map((row) => within(row).getByRole('link').textContent)
  expect(names).toEqual([
    'Settings',
    'What this platform is for',
    '/researchers/projects?status=DRAFT',
    '?article=gone',
  ])
})

test('without a step the page says so', async () => {
  open([])
  expect(await screen.findByText('You have not added any steps.')).toBeTruthy()
})

test('a step is added in both languages, and a link that not all can open is refused at its field', async () => {
  const { sent, note } = noted()
  let answer: (call: { input: object }) => unknown = () =>
    refusal('INVALID', 'Wrong', { link: 'These roles cannot open it: Expert' })
  const { user } = open([], { createUniversityStep: (call: { input: object }) => answer(call) })
  await user.click(await screen.findByRole('button', { name: 'Add step' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add step' }))
  await user.click(await form.findByRole('button', { name: 'Add step' }))
  expect(await form.findAllByText('Enter a title in Arabic')).not.toHaveLength(0)
  for (const [field, words] of [
    [/^Title(?! in)/, 'Get a card'],
    [/^Sentence(?! in)/, 'It opens doors.'],
    [/^Title in Arabic/, 'احصل على بطاقة'],
    [/^Sentence in Arabic/, 'تفتح الأبواب.'],
    [/^Link/, '/settings'],
  ] as const) {
    await user.click(form.getByRole('textbox', { name: field }))
    await user.paste(words)
  }
  await user.click(form.getByRole('checkbox', { name: 'Industry Partner' }))
  await user.click(form.getByRole('button', { name: 'Add step' }))
  expect(await form.findAllByText('These roles cannot open it: Expert')).not.toHaveLength(0)
  answer = note({ step: step(4) })
  await user.click(form.getByRole('button', { name: 'Add step' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    title: 'Get a card',
    note: 'It opens doors.',
    titleArabic: 'احصل على بطاقة',
    noteArabic: 'تفتح الأبواب.',
    link: '/settings',
    roles: ['INDUSTRY', 'INDUSTRY_PARTNER'],
  })
})

test('only what was changed is sent, with what it held', async () => {
  const { sent, note } = noted()
  const { user } = open([step(1)], { updateUniversityStep: note({ step: step(1) }) })
  await user.click(await screen.findByRole('button', { name: 'Edit Meet your liaison' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Meet your liaison' }))
  const link = await form.findByRole('textbox', { name: /^Link/ })
  await user.clear(link)
  await user.click(link)
  await user.paste('/settings')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: step(1).id, link: '/settings', was: { link: '/researchers/projects' } }]),
  )
})

test('a step is archived after a question, and restored', async () => {
  const { sent, note } = noted()
  const archived = step(2, { title: 'Get a card', archivedAt: '2026-11-26T06:00:00Z' })
  const { user } = open([step(1), archived], {
    archiveUniversityStep: note({ step: step(1) }),
    unarchiveUniversityStep: note({ step: archived }),
  })
  await user.click(await screen.findByRole('button', { name: 'Archive Meet your liaison' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Restore Get a card' }))
  await waitFor(() => expect(sent).toEqual([{ id: step(1).id }, { id: archived.id }]))
})

test('a step that some cannot open any more says to whom it is not shown', async () => {
  open([
    step(1, { link: '?article=our-7', closedTo: ['RESEARCHER'] }),
    step(2, { closedTo: ['RESEARCHER'], archivedAt: '2026-11-26T06:00:00Z' }),
  ])
  expect(await screen.findAllByText('Not shown to Researcher: they cannot open the link')).toHaveLength(1)
})

describe('moving', () => {
  const steps = [
    step(1, { title: 'One' }),
    step(2, { title: 'Two' }),
    step(3, { title: 'Three' }),
    step(4, { title: 'Old', archivedAt: '2026-11-26T06:00:00Z' }),
  ]
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const titles = () =>
    screen.getAllByRole('rowheader').map(({ textContent }) => (textContent ?? '').replace('Archived', ''))

  test('is offered where there is a place, and not to archived steps', async () => {
    open(steps)
    await screen.findAllByRole('row')
    expect([button('Move One up').disabled, button('Move One down').disabled]).toEqual([true, false])
    expect([button('Move Three up').disabled, button('Move Three down').disabled]).toEqual([false, true])
    expect(screen.queryByRole('button', { name: 'Move Old up' })).toBeNull()
  })

  test('goes on by keyboard, is said, and keeps the focus on what is moved', async () => {
    const [one, two, three, old] = steps
    const sent: object[] = []
    const orders = [
      [one, three, two, old],
      [three, one, two, old],
    ]
    const answers: Answers = {
      moveUniversityStep: ({ input }: { input: object }) => {
        sent.push(input)
        answers['universitySteps'] = orders[sent.length - 1]
        return { step: three }
      },
    }
    answers['universitySteps'] = steps
    const { user } = renderRoute('/admin/documentation/first-steps', { as: 'ADMIN', answers })
    await screen.findAllByRole('row')
    button('Move Three up').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toEqual(['One', 'Three', 'Two', 'Old']))
    expect(await screen.findByText('“Three” moved to place 2')).toBeTruthy()
    expect(document.activeElement).toBe(button('Move Three up'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toEqual(['Three', 'One', 'Two', 'Old']))
    // At the top there is no way up any more.
    expect(document.activeElement).toBe(button('Move Three down'))
    expect(sent).toEqual([
      { id: three!.id, up: true, pastId: two!.id },
      { id: three!.id, up: true, pastId: one!.id },
    ])
  })

  test('says when somebody else has moved them meanwhile, and can be tried again', async () => {
    let asked = 0
    const { user } = open(steps, {
      moveUniversityStep: () => {
        asked += 1
        return refusal('CONFLICT', 'Someone else has just changed this order of steps.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Move Two down' }))
    expect(await screen.findByText('Step not moved')).toBeTruthy()
    expect(titles()).toEqual(['One', 'Two', 'Three', 'Old'])
    await user.click(button('Move Two down'))
    await waitFor(() => expect(asked).toBe(2))
  })
})
