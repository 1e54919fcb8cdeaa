/** The contents of a record's page: its sections in their order, without those of the rail; a link to one leads there. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { makeSystem } from '#web/theme.ts'
import { Section } from '../Facts.tsx'
import { RecordBody } from './RecordBody.tsx'

afterEach(() => history.replaceState(null, '', '/'))

function Page() {
  const [files, setFiles] = useState(false)
  return (
    <RecordBody rail={<Section title="Timeline">Days</Section>}>
      <Section title="Overview">Text</Section>
      {files && <Section title="Files">Files</Section>}
      <Section title="Team & roles">People</Section>
      <Section title="History">
        <button onClick={() => setFiles(!files)}>Files</button>
      </Section>
    </RecordBody>
  )
}
const show = () =>
  render(
    <ChakraProvider value={makeSystem()}>
      <Page />
    </ChakraProvider>,
  )
const contents = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('names the sections in their order, also when one comes later or goes', async () => {
  show()
  const before = [
    ['Overview', '#overview'],
    ['Team & roles', '#team-roles'],
    ['History', '#history'],
  ]
  expect(contents()).toEqual(before)
  await userEvent.click(screen.getByRole('button', { name: 'Files' }))
  expect(contents()).toEqual([before[0], ['Files', '#files'], before[1], before[2]])
  await userEvent.click(screen.getByRole('button', { name: 'Files' }))
  expect(contents()).toEqual(before)
})

test('a link to a section leads there once the section is on the page', () => {
  // jsdom lays nothing out and cannot scroll.
  const led = vi.fn<Element['scrollIntoView']>()
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: led, configurable: true })
  history.replaceState(null, '', '/projects/1#team-roles')
  show()
  expect(led.mock.contexts).toEqual([screen.getByRole('region', { name: 'Team & roles' })])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
