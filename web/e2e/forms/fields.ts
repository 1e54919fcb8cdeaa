/** The fields of a form as the page shows them: which there are, how to fill one in, and what is said at it. */
import { expect, type Locator } from '@playwright/test'

export interface Field {
  /** As in the rules. */
  name: string
  /** Of its control. */
  id: string
  kind: 'text' | 'number' | 'date' | 'time' | 'select' | 'search' | 'ticks' | 'cards' | 'tick' | 'other'
  /** The values of a list of choices. */
  options: string[]
  /** Whether tags, or people who are chosen, are shown with it. */
  chosen: boolean
}

/** The fields that are shown: the id of each is the form's, followed by the name. */
export const fieldsOf = (form: Locator): Promise<Field[]> =>
  form.evaluate((element) => {
    const kindOf = (control: Element): Field['kind'] => {
      if (control.matches('select')) return 'select'
      if (control.matches('[role=combobox]')) return 'search'
      if (control.matches('fieldset')) return control.querySelector('[type=radio]') ? 'cards' : 'ticks'
      if (control.matches('[type=checkbox]')) return 'tick'
      if (control.matches('[type=date]')) return 'date'
      if (control.matches('[type=datetime-local]')) return 'time'
      if (control.matches('[inputmode=numeric]')) return 'number'
      return control.matches('input, textarea') ? 'text' : 'other'
    }
    return [...element.querySelectorAll('[id]')].flatMap((control) => {
      const name = control.id.slice(element.id.length)
      if (!control.id.startsWith(element.id) || !/^[a-zA-Z]\w*$/.test(name)) return []
      const options = control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : []
      const chosen = Boolean(control.closest('[role=group]')?.querySelector('button[aria-label^="Remove "]'))
      return [{ name, id: control.id, kind: kindOf(control), options, chosen }]
    })
  })

export const controlOf = (form: Locator, { id }: Field): Locator => form.page().locator(`[id="${id}"]`)

/** Fills in fields that are shown, and leaves the last of them. */
export async function fillIn(form: Locator, fields: readonly Field[], values: Record<string, string>): Promise<void> {
  for (const field of fields) await fillInOne(controlOf(form, field), field, values[field.name])
  await form.evaluate((element) => {
    if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  })
}

/** An empty value empties a field, and a search takes what it finds first. */
async function fillInOne(control: Locator, { kind, chosen }: Field, value: string | undefined): Promise<void> {
  if (kind === 'select') await choose(control, value)
  else if (kind === 'search') await search(control, value)
  else if (kind === 'ticks') await tickOne(control, value)
  // What is chosen among cards cannot be taken back.
  else if (kind === 'cards')
    await control
      .locator(value ? `[type=radio][value="${value}"]` : '[type=radio]:enabled')
      .first()
      .check()
  else if (kind === 'tick') await control.setChecked(isTicked(value))
  else if (kind !== 'other') {
    if (chosen) await removeChosen(control)
    await control.fill(value ?? '')
  }
}

/** A box is ticked by 'on', as browsers send it, and by nothing else: a 'true' that emptied it would go unnoticed. */
function isTicked(value: string | undefined): boolean {
  if (value && value !== 'on') throw new Error(`A box is 'on' or empty, not '${value}'.`)
  return value === 'on'
}

/** Takes out what stands beside the box: tags, or people who are chosen. */
async function removeChosen(control: Locator) {
  const chosen = control.locator('xpath=ancestor::*[@role="group"][1]').getByRole('button', { name: /^Remove / })
  while (await chosen.count()) await chosen.first().click()
}

/** Choices may come later, and depend on other fields: another one is taken when the value is not among them. */
async function choose(control: Locator, value: string | undefined) {
  if (value === '') return void (await control.selectOption(''))
  // They are replaced while they load.
  await expect(async () => {
    const choices = await control
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean))
    expect(choices).not.toEqual([])
    await control.selectOption(value !== undefined && choices.includes(value) ? value : choices.at(-1)!, {
      timeout: 500,
    })
  }).toPass({ timeout: 10_000 })
}

async function search(control: Locator, value: string | undefined) {
  await control.fill('')
  if (value === undefined) {
    await control.click()
    await control.locator('xpath=..').getByRole('option').first().click()
  } else await removeChosen(control)
  await control.blur()
}

async function tickOne(group: Locator, value: string | undefined) {
  for (const [nth, box] of (await group.getByRole('checkbox').all()).entries())
    await box.setChecked(value === undefined && nth === 0)
}

interface Shown {
  value: string
  invalid: boolean
  /** Whether its description has the message that the summary gives. */
  described: boolean
}

/** What fields hold, and what is said at them, by their names. */
export const shownAt = (form: Locator, fields: readonly Field[]): Promise<Record<string, Shown>> =>
  form.evaluate(
    (element, all) =>
      Object.fromEntries(
        all.map(({ name, id }) => {
          const control = document.getElementById(id)!
          const words = (control.getAttribute('aria-describedby') ?? '')
            .split(/\s+/)
            .map((description) => document.getElementById(description)?.textContent ?? '')
            .join(' ')
          const message = element.querySelector(`[role=alert] a[href="#${id}"]`)?.textContent
          // The summary names the field before the message, unless the message does.
          const parts = message ? [message, message.slice(message.indexOf(': ') + 2)] : []
          const { type, checked, inputMode, value: written } = control as HTMLInputElement
          // Numbers are grouped once their field is left.
          const value = /numeric|decimal/.test(inputMode) ? written.replaceAll(',', '') : written
          const tags = [...(control.closest('[role=group]')?.querySelectorAll('li') ?? [])].map(
            (tag) => tag.textContent,
          )
          const refused = control.getAttribute('aria-invalid') === 'true' || control.matches('fieldset[data-invalid]')
          const shown = {
            value: type === 'checkbox' ? (checked ? 'on' : '') : type === 'fieldset' ? '' : value || tags.join(', '),
            invalid: Boolean(refused),
            described: parts.some((part) => words.includes(part)),
          }
          return [name, shown]
        }),
      ),
    [...fields],
  )

/** The summary's link to a field puts the focus on it. */
export async function expectFocusFromSummary(form: Locator, field: Field): Promise<void> {
  await form.locator(`[role=alert] a[href="#${field.id}"]`).click()
  await expect(controlOf(form, field)).toBeFocused()
}
