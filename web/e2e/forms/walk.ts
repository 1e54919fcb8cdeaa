/** Walks one form: refuses what its rules refuse, at the field and without losing what was typed, then saves. */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectFocusFromSummary, fieldsOf, fillIn, shownAt, type Field } from './fields.ts'
import { isRuled, messageOf, validValues, wrongValues, type Values } from './values.ts'

interface Sent {
  input: Record<string, unknown>
  errors?: { message: string }[]
}

/** The actions that the page performs, except the drafts that it keeps meanwhile. */
function watch(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return
    const { operationName = '', variables } = response.request().postDataJSON() as {
      operationName?: string
      variables?: { input?: Record<string, unknown> }
    }
    if (!operationName.endsWith('Mutation') || /Draft|SheetView/.test(operationName)) return
    void response.json().then(
      ({ errors }: Pick<Sent, 'errors'>) => sent.push({ input: variables?.input ?? {}, ...(errors && { errors }) }),
      () => {},
    )
  })
  return sent
}

const stepsOf = (form: Locator) => form.getByRole('list', { name: 'Steps' }).getByRole('button').all()

/** A form in steps has a button for each; every other form is one step. */
async function eachStep(form: Locator, act: () => Promise<void>): Promise<void> {
  const steps = await stepsOf(form)
  if (!steps.length) return act()
  for (const step of steps) {
    await step.click()
    await act()
  }
}

const submit = (form: Locator) => form.locator('button[type=submit]').last().click()

interface Options {
  call: string
  /** What cannot be chosen freely; what is wrong with these fields is not tried. */
  given?: Values
  /** The button of a question that is asked before it is sent. */
  confirm?: string
}

export async function walk(form: Locator, { call, given = {}, confirm }: Options): Promise<void> {
  const sent = watch(form.page())
  const fields = new Map<string, Field>()
  let right: Values = {}
  await expect.poll(() => fieldsOf(form), { message: 'the form shows fields' }).not.toEqual([])
  await eachStep(form, async () => {
    // Some fields show once others are filled in.
    for (let next = await newIn(form, fields); next.length; next = await newIn(form, fields))
      for (const field of next) {
        fields.set(field.name, field)
        right = { ...validValues(call, [...fields.values()]), ...given }
        await fillIn(form, field, right[field.name])
      }
  })
  const all = [...fields.values()]
  await expectRefused(
    form,
    call,
    all.filter(({ name }) => !(name in given)),
    right,
  )
  if (!(await stepsOf(form)).length) expect(sent, 'nothing that the rules refuse is sent').toEqual([])
  const before = sent.length
  await submit(form)
  if (confirm) await form.page().getByRole('alertdialog').getByRole('button', { name: confirm }).click()
  await expect.poll(() => sent.length, { message: 'the form is sent' }).toBeGreaterThan(before)
  expect(sent.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([])
  const input: Record<string, unknown> = Object.assign({}, ...sent.map((one) => one.input))
  const missing = all.filter(
    ({ name, kind }) => kind !== 'other' && isRuled(call, name) && given[name] !== '' && isEmpty(input[name]),
  )
  expect(
    missing.map(({ name }) => name),
    'every field is sent',
  ).toEqual([])
  await expect(form.getByRole('alert')).toHaveCount(0)
}

async function newIn(form: Locator, known: ReadonlyMap<string, Field>): Promise<Field[]> {
  await expect(form.getByLabel('Loading')).toHaveCount(0, { timeout: 15_000 })
  return (await fieldsOf(form)).filter(({ name }) => !known.has(name))
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Tries the wrong values of all fields together: the first of each, then the second of each, and so on. */
async function expectRefused(form: Locator, call: string, fields: readonly Field[], right: Values) {
  const wrong = new Map(fields.map((field) => [field.name, wrongValues(call, field, right)]))
  const touched = fields.filter(({ name }) => wrong.get(name)!.length > 0)
  let held = right
  for (let round = 0; touched.some(({ name }) => wrong.get(name)!.length > round); round++) {
    const values = { ...right }
    for (const { name } of touched) if (wrong.get(name)!.length > round) values[name] = wrong.get(name)![round]!
    const tried = touched.filter(({ name }) => wrong.get(name)!.length > round && messageOf(call, name, values))
    const changed = touched.filter(({ name }) => values[name] !== held[name])
    await inTheirSteps(form, changed, (field) => fillIn(form, field, values[field.name]))
    held = values
    await submit(form)
    // As people do: the summary is read before a step is left.
    if (tried.length) await expect(form.getByRole('alert')).toBeVisible()
    await inTheirSteps(form, tried, (field) =>
      expect
        .poll(() => shownAt(form, field), { message: `${field.name}: “${values[field.name]!.slice(0, 40)}”` })
        .toEqual({ value: values[field.name], invalid: true, described: true }),
    )
    if (tried[0]) await expectFocusFromSummary(form, tried[0].name)
  }
  // What another field offers may have changed with it.
  const again = fields.filter(({ name, kind }) => held[name] !== right[name] || kind === 'select')
  await inTheirSteps(form, again, (field) => fillIn(form, field, right[field.name]))
}

const inTheirSteps = (form: Locator, fields: readonly Field[], act: (field: Field) => Promise<void>) =>
  eachStep(form, async () => {
    for (const { name } of await fieldsOf(form)) {
      const field = fields.find((one) => one.name === name)
      if (field) await act(field)
    }
  })
