/** What most component tests do: find a control by its role and words, open a dialog, and keep what was sent. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** A connection of these records. */
export const listOf = (...nodes: object[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ cursor: '', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

/** The button, once it is there. */
export const findButton = async (name: string | RegExp) =>
  await screen.findByRole<HTMLButtonElement>('button', { name })

/** The dialog of this title, once it is open. */
export const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** The question of this title, once it is asked. */
export const questionOf = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }))

/** The text field of this name inside a dialog or the page; required fields have an asterisk after their name. */
export const field = (within: Pick<typeof screen, 'getByRole'>, name: RegExp) =>
  within.getByRole<HTMLInputElement>('textbox', { name })

/** The field once it is marked as wrong, with this message beside it. */
export async function wrongField(within: Pick<typeof screen, 'findByLabelText'>, name: RegExp, message: string) {
  const found = await within.findByLabelText<HTMLInputElement>(name)
  await waitFor(() => expect(found.getAttribute('aria-invalid')).toBe('true'))
  const words = (found.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words.join(' ')).toContain(message)
  return found
}

/** An answer that keeps the inputs with which it was asked for. */
export function recorded(reply: unknown) {
  const sent: unknown[] = []
  const answer = ({ input }: { input: unknown }) => {
    sent.push(input)
    return typeof reply === 'function' ? (reply as (input: unknown) => unknown)(input) : reply
  }
  return { sent, answer }
}

let moves = 0

/** Opens the menu of a button and chooses an entry. */
export async function choose(user: UserEvent, trigger: string | RegExp, entry: string) {
  await user.click(await findButton(trigger))
  await press(user, await screen.findByRole('menuitem', { name: entry }))
}

/** Opens the menu of a button and reads its entries. */
export async function entriesOf(user: UserEvent, trigger: string | RegExp): Promise<(string | null)[]> {
  await user.click(await findButton(trigger))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

/** Presses an entry of an open menu. The pointer moves there: a menu takes one at rest for a keyboard's. */
export async function press(user: UserEvent, entry: HTMLElement) {
  moves += 1
  await user.pointer({ target: entry, coords: { clientX: moves, clientY: moves } })
  await user.click(entry)
}
