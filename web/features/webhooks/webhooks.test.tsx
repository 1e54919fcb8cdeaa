/** Webhooks in the settings: registered with chosen events and a secret shown once, changed, tried, and removed after a question. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const url = 'https://hooks.example.com/ascent'
const hook = (more: object = {}) => ({
  __typename: 'Webhook',
  id: 'hook',
  url,
  events: ['PROJECT_APPROVED'],
  deliveries: [],
  pausedAt: null,
  failingSince: null,
  previousSecretUntil: null,
  ...more,
})
const sending = (more: object) => ({
  number: 7,
  event: 'PROJECT_APPROVED',
  attempts: 1,
  answer: 'HTTP 200',
  createdAt: new Date(),
  deliveredAt: new Date(),
  failedAt: null,
  ...more,
})
const listOf = (hooks: object[]) => ({ edges: hooks.map((node) => ({ node })) })

type Given = { webhook: object } | { secret: string } | { done: boolean }

/** The section with what was sent by each mutation; the webhook that one gives back is in the list from then on. */
function open(answers: Answers, after: Record<string, () => Given> = {}) {
  const sent: [string, unknown][] = []
  const mutations = Object.entries(after).map(([name, give]) => [
    name,
    ({ input }: { input: unknown }) => {
      sent.push([name, input])
      const given = give()
      if ('webhook' in given) answers['webhooks'] = listOf([given.webhook])
      return given
    },
  ])
  Object.assign(answers, Object.fromEntries(mutations))
  return { ...renderRoute('/settings?section=webhooks', { as: 'INDUSTRY', answers }), sent }
}

test('an address is registered with the events that are ticked, and its secret is shown', async () => {
  const answers: Answers = { webhooks: listOf([]) }
  const { user, sent } = open(answers, {
    createWebhook: () => {
      answers['webhooks'] = listOf([hook()])
      return { secret: 'whsec_only_once' }
    },
  })
  const address = await screen.findByRole('textbox', { name: /^Address/ })
  await user.click(address)
  await user.paste('http://plain.example.com')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findAllByText('Choose at least one event')).not.toHaveLength(0)
  expect(await screen.findAllByText('Must be an address that starts with https://')).not.toHaveLength(0)
  await user.clear(address)
  await user.paste(url)
  await user.click(screen.getByRole('checkbox', { name: 'Project created' }))
  await user.click(screen.getByRole('checkbox', { name: 'Project approved' }))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('whsec_only_once')).toBeTruthy()
  expect(sent).toEqual([['createWebhook', { url, events: ['PROJECT_APPROVED', 'PROJECT_CREATED'] }]])
  expect(await screen.findByRole('region', { name: url })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('whsec_only_once')).toBeNull()
  expect(await screen.findByRole('textbox', { name: /^Address/ })).toBeTruthy()
})

test('the log says what was delivered, failed and is still waiting', async () => {
  open({
    webhooks: listOf([
      hook({
        deliveries: [
          sending({ number: 9, event: null, attempts: 0, answer: '', deliveredAt: null }),
          sending({ number: 8, attempts: 3, answer: 'HTTP 500', deliveredAt: null }),
          sending({}),
          sending({ number: 6, attempts: 9, answer: 'HTTP 500', deliveredAt: null, failedAt: new Date() }),
        ],
      }),
    ]),
  })
  const [, ...rows] = await screen.findAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/#9 Test.*0Waiting/),
    expect.stringMatching(/#8 Project approved.*3RetryingHTTP 500$/),
    expect.stringMatching(/#7 Project approved.*1DeliveredHTTP 200Resend/),
    expect.stringMatching(/#6 Project approved.*9FailedHTTP 500Resend/),
  ])
})

test('events are chosen again, a test is sent, and removing asks first', async () => {
  const answers: Answers = { webhooks: listOf([hook()]) }
  const { user, sent } = open(answers, {
    updateWebhook: () => ({ webhook: hook({ events: ['PROJECT_CREATED'] }) }),
    testWebhook: () => ({ webhook: hook({ events: ['PROJECT_CREATED'], deliveries: [sending({ event: null })] }) }),
    deleteWebhook: () => {
      answers['webhooks'] = listOf([])
      return { done: true }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Choose events' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose events' })
  await user.click(within(dialog).getByRole('checkbox', { name: 'Project approved' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Project created' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([['updateWebhook', { id: 'hook', events: ['PROJECT_CREATED'] }]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Send test' }))
  expect(await screen.findByText('#7 Test')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove the webhook?' })
  expect(sent.map(([name]) => name)).toEqual(['updateWebhook', 'testWebhook'])
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText(url)).toBeNull())
})

test('a message is sent again, and a paused webhook is resumed', async () => {
  const paused = hook({ pausedAt: new Date(), failingSince: new Date(), deliveries: [sending({})] })
  const answers: Answers = { webhooks: listOf([paused]) }
  const { user, sent } = open(answers, {
    resumeWebhook: () => ({ webhook: hook({ deliveries: [sending({})] }) }),
    redeliverWebhook: () => ({ webhook: hook({ deliveries: [sending({ deliveredAt: null })] }) }),
  })
  await screen.findByText(/^Paused/)
  expect(screen.queryByRole('button', { name: 'Send test' })).toBeNull()
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(screen.queryByText(/^Paused/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Resend message 7' }))
  expect(await screen.findByText('Retrying')).toBeTruthy()
  expect(sent).toEqual([
    ['resumeWebhook', { id: 'hook' }],
    ['redeliverWebhook', { id: 'hook', delivery: 7 }],
  ])
})

test('a new secret is made and shown once, and the webhook says until when the one before signs, too', async () => {
  const answers: Answers = { webhooks: listOf([hook()]) }
  const { user, sent } = open(answers, {
    createWebhookSecret: () => {
      const webhook = hook({ previousSecretUntil: '2026-11-30T10:00:00Z' })
      answers['webhooks'] = listOf([webhook])
      return { secret: 'whsec_the_next', webhook }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New secret' }))
  const dialog = await screen.findByRole('dialog', { name: 'New secret' })
  expect(within(dialog).getByLabelText<HTMLInputElement>('End the current secret at once').checked).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Create secret' }))
  expect(await screen.findByText('whsec_the_next')).toBeTruthy()
  expect(sent).toEqual([['createWebhookSecret', { id: 'hook', endsPrevious: false }]])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('whsec_the_next')).toBeNull())
  expect(screen.getByText(/^Messages are also signed with the previous secret until /)).toBeTruthy()
})
