import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { loadable } from './loadable.ts'

const load = async () => ({ default: ({ name }: { name: string }) => <p>Here is {name}</p> })

test('what was loaded before is there with the first drawing, and nothing stands in its place', async () => {
  const [Shown, before] = loadable(load)
  await before()
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Shown name="Layla" />
    </Suspense>,
  )
  expect(screen.getByText('Here is Layla')).toBeTruthy()
  expect(screen.queryByText('Wait')).toBeNull()
})

test('what was not loaded is loaded when it is shown', async () => {
  const [Shown] = loadable(load)
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Shown name="Layla" />
    </Suspense>,
  )
  expect(screen.getByText('Wait')).toBeTruthy()
  expect(await screen.findByText('Here is Layla')).toBeTruthy()
})

test('what could not be loaded is asked for again', async () => {
  let asked = 0
  const [Shown, before] = loadable(() => (asked++ ? load() : Promise.reject(new Error('offline'))))
  await expect(before()).rejects.toThrow('offline')
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Shown name="Layla" />
    </Suspense>,
  )
  expect(await screen.findByText('Here is Layla')).toBeTruthy()
})
