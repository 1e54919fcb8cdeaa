/** Walks one form: refuses what its rules refuse, at the field and without losing what was typed, asks before it is left, then saves. */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectFocusFromSummary, fieldsOf, fillIn, shownAt, type Field } from './fields.ts'
import { isRuled, messageOf, validValues, wrongValues, type Values } from './values.ts'

interface Sent {
  input: Record<string, unknown>
  errors?: { message: string }[]
}

/** The actions that the page performs, except the drafts that it keeps, what it marks as seen meanwhile, and what asks how a passkey is made. */
function watch(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return
    const { operationName = '', variables } = response.request().postDataJSON() as {
      operationName?: string
      variables?: { input?: Record<string, unknown> }
    }
    if (
      !operationName.endsWith('Mutation') ||
      /Draft|SheetView|SeeOpportunity|ShownAnnouncementsSee|PasskeyStart/.test(operationName)
    )
      return
    void response.json().then(
      ({ errors }: Pick<Sent, 'errors'>) => sent.push({ input: variables?.input ?? {}, ...(errors && { errors }) }),
      () => {},
    )
  })
  return sent
}

/** A field, and its step in a form that has steps. */
interface Placed extends Field {
  step: number | null
}

const stepsOf = (form: Locator) => form.getByRole('list', { name: 'Steps' }).getByRole('button')

/** A form in steps has a button for each; every other form is one step. */
async function eachStep(form: Locator, act: (step: number | null) => Promise<void>): Promise<void> {
  const count = await stepsOf(form).count()
  if (!count) return act(null)
  for (let step = 0; step < count; step++) {
    await stepsOf(form).nth(step).click()
    await act(step)
  }
}

/** Sends a form; one that has steps is sent from the last. */
async function submit(form: Locator, stepped: boolean): Promise<void> {
  if (stepped) await stepsOf(form).last().click()
  await form.locator('button[type=submit]').last().click()
}

const isStepped = (fields: readonly Placed[]) => fields.some(({ step }) => step !== null)

interface Options {
  call: string
  /** What cannot be chosen freely; what is wrong with these fields is not tried. */
  given?: Values
  /** The button of a question that is asked before it is sent. */
  confirm?: string
  /** Whether it asks before changes are lost. */
  asks?: boolean
}

export async function walk(form: Locator, { call, given = {}, confirm, asks = false }: Options): Promise<void> {
  const sent = watch(form.page())
  const fields = new Map<string, Placed>()
  const first: Values = {}
  let right: Values = {}
  await expect.poll(() => fieldsOf(form), { message: 'the form shows fields' }).not.toEqual([])
  await eachStep(form, async (step) => {
    // Some fields show once others are filled in.
    for (let next = await newIn(form, fields); next.length; next = await newIn(form, fields)) {
      for (const field of next) fields.set(field.name, { ...field, step })
      Object.assign(first, await heldIn(form, next))
      right = { ...validValues(call, [...fields.values()]), ...given }
      await fillIn(form, next, right)
    }
  })
  const all = [...fields.values()]
  await expectRefused(
    form,
    call,
    all.filter(({ name }) => !(name in given)),
    right,
  )
  if (!isStepped(all)) expect(sent, 'nothing that the rules refuse is sent').toEqual([])
  if (asks) await expectQuestion(form, first)
  const before = sent.length
  const held = isStepped(all) ? right : await heldIn(form, all)
  await submit(form, isStepped(all))
  if (confirm) await form.page().getByRole('alertdialog').getByRole('button', { name: confirm }).click()
  // What a form of steps has kept already is not sent again; all that it sent is compared below.
  if (isStepped(all)) await expect(form, 'the form is left').toHaveCount(0)
  else await expect.poll(() => sent.length, { message: 'the form is sent' }).toBeGreaterThan(before)
  expect(sent.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([])
  const input: Record<string, unknown> = Object.assign({}, ...sent.map((one) => one.input))
  const missing = all.filter(
    ({ name, kind }) =>
      kind !== 'other' &&
      isRuled(call, name) &&
      given[name] !== '' &&
      isEmpty(input[name]) &&
      // With what was there before, what was changed is sent alone.
      !('was' in input && JSON.stringify(held[name]) === JSON.stringify(first[name])),
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

/** What fields hold, by their names. */
const heldIn = async (form: Locator, fields: readonly Field[]): Promise<Values> =>
  Object.fromEntries(Object.entries(await shownAt(form, fields)).map(([name, { value }]) => [name, value]))

/** Leaves a form that was changed, as people do: a dialog by Escape, a page by the menu. It asks, and staying loses nothing. */
async function expectQuestion(form: Locator, first: Values) {
  // Of a form in steps, those of one step.
  const fields = await fieldsOf(form)
  const held = await heldIn(form, fields)
  if (fields.every(({ name }) => held[name] === first[name])) return
  const page = form.page()
  const inOverlay = (await form.locator('xpath=ancestor::*[@role="dialog"]').count()) > 0
  if (inOverlay) await page.keyboard.press('Escape')
  else await page.getByRole('navigation').getByRole('link').first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question, 'it asks before changes are lost').toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  expect(await heldIn(form, fields), 'staying loses nothing').toEqual(held)
}

/** Tries the wrong values of all fields together: the first of each, then the second of each, and so on. */
async function expectRefused(form: Locator, call: string, fields: readonly Placed[], right: Values) {
  const wrong = new Map(fields.map((field) => [field.name, wrongValues(call, field, right)]))
  const touched = fields.filter(({ name }) => wrong.get(name)!.length > 0)
  let held = right
  for (let round = 0; touched.some(({ name }) => wrong.get(name)!.length > round); round++) {
    const values = { ...right }
    for (const { name } of touched) if (wrong.get(name)!.length > round) values[name] = wrong.get(name)![round]!
    const tried = touched.filter(({ name }) => wrong.get(name)!.length > round && messageOf(call, name, values))
    const changed = touched.filter(({ name }) => values[name] !== held[name])
    await inTheirSteps(form, changed, (shown) => fillIn(form, shown, values))
    held = values
    await submit(form, isStepped(fields))
    // As people do: the summary is read before a step is left.
    if (tried.length) await expect(form.getByRole('alert')).toBeVisible()
    await inTheirSteps(form, tried, (shown) =>
      expect
        .poll(() => shownAt(form, shown), { message: `what is said of ${shown.map(({ name }) => name).join(', ')}` })
        .toEqual(
          Object.fromEntries(shown.map(({ name }) => [name, { value: values[name], invalid: true, described: true }])),
        ),
    )
    if (tried[0]) await expectFocusFromSummary(form, tried[0])
  }
  // What another field offers may have changed with it.
  const again = fields.filter(({ name, kind }) => held[name] !== right[name] || kind === 'select')
  await inTheirSteps(form, again, (shown) => fillIn(form, shown, right))
}

/** Acts on fields as they are shown now, in the steps that have some of them. */
async function inTheirSteps(form: Locator, fields: readonly Placed[], act: (shown: Field[]) => Promise<void>) {
  for (const [step, those] of Map.groupBy(fields, (field) => field.step)) {
    if (step !== null) await stepsOf(form).nth(step).click()
    const names = those.map(({ name }) => name)
    const shown = (await fieldsOf(form)).filter(({ name }) => names.includes(name))
    if (shown.length) await act(shown)
  }
}
