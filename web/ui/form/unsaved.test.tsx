/** Dialogs, drawers and tabs ask before they lose what was typed, and only then. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { object, string } from 'yup'
import { expect, test } from 'vitest'
import { makeSystem } from '#web/theme.ts'
import { ConfirmProvider } from '../feedback/Confirm.tsx'
import { Modal } from '../Modal.tsx'
import { SideDrawer } from '../SideDrawer.tsx'
import { Tabs } from '../Tabs.tsx'
import { TextField } from './fields.tsx'
import { Form } from './Form.tsx'
import { CancelButton } from './CancelButton.tsx'
import { UnsavedChanges } from './unsaved.tsx'

const rules = object({ reason: string() })
const Reason = ({ onDone = () => {} }: { onDone?: () => void }) => (
  <Form
    call="updateProject"
    rules={rules}
    initial={{ reason: '' }}
    action={async () => ({ ok: true })}
    onDone={onDone}
    actions={
      <>
        <button type="submit">Save</button>
        <CancelButton onCancel={onDone} />
      </>
    }
  >
    <TextField name="reason" label="Reason" />
  </Form>
)

function renderPage(element: ReactNode, address = '/') {
  const page = <ConfirmProvider>{element}</ConfirmProvider>
  const router = createMemoryRouter([{ path: '/', element: page }, { path: '/away' }], { initialEntries: [address] })
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  return { user: userEvent.setup(), router }
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const asksNothing = () => expect(screen.queryByRole('alertdialog')).toBeNull()

function InDialog() {
  const [open, setOpen] = useState(true)
  return (
    <Modal open={open} onClose={() => setOpen(false)} title="Decline">
      <Reason onDone={() => setOpen(false)} />
    </Modal>
  )
}

function InDrawer() {
  const [open, setOpen] = useState(true)
  return (
    <SideDrawer open={open} onClose={() => setOpen(false)} title="Project">
      <Reason onDone={() => setOpen(false)} />
    </SideDrawer>
  )
}

const overlays = [
  ['dialog', InDialog],
  ['drawer', InDrawer],
] as const

for (const [name, Overlay] of overlays) {
  test(`a ${name} asks on Escape, the cross and Cancel, and keeps what was typed unless one leaves`, async () => {
    const { user } = renderPage(<Overlay />)
    const box = await screen.findByLabelText<HTMLInputElement>('Reason')
    await user.type(box, 'Too wide')
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
      () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    ]
    for (const close of ways) {
      await close()
      await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
      await waitFor(asksNothing)
      expect(box.value).toBe('Too wide')
    }
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull())
  })

  test(`a ${name} closes without a question when nothing was typed, and when it was saved`, async () => {
    const { user } = renderPage(<Overlay />)
    await user.type(await screen.findByLabelText('Reason'), 'Too wide')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull())
    asksNothing()
  })
}

test('tabs ask before another one replaces what was changed', async () => {
  function Page() {
    const [tab, setTab] = useState<'hours' | 'sessions'>('hours')
    const [changed, setChanged] = useState(false)
    return (
      <Tabs value={tab} onChange={setTab} tabs={{ hours: 'Hours', sessions: 'Sessions' }}>
        {tab}
        {tab === 'hours' && <button onClick={() => setChanged(true)}>Change</button>}
        {tab === 'hours' && changed && <UnsavedChanges />}
      </Tabs>
    )
  }
  const { user } = renderPage(<Page />)
  const tab = (name: string) => screen.findByRole('tab', { name })
  await user.click(await tab('Sessions'))
  asksNothing()
  await user.click(await tab('Hours'))
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(await tab('Sessions'))
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  expect((await tab('Hours')).ariaSelected).toBe('true')
  await waitFor(asksNothing)
  await user.click(await tab('Sessions'))
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(async () => expect((await tab('Sessions')).ariaSelected).toBe('true'))
})

test('going back from an overlay asks, and what opens over it does not', async () => {
  const { user, router } = renderPage(<InDrawer />, '/?project=7')
  await user.type(await screen.findByLabelText('Reason'), 'Too wide')
  await router.navigate('/?project=7&article=help')
  asksNothing()
  await router.navigate('/?project=7')
  asksNothing()
  void router.navigate('/')
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
