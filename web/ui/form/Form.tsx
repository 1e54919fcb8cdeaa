/**
 * `<Form rules initial action>`: Formik with the action's own rules. Errors of rules and of the server land on the fields
 * and in a summary; leaving with unsaved changes is asked about; the button waits. With `steps` it is a wizard: one step
 * is shown, all can be gone to, and what was written is kept at each change of step.
 */
import { Stack, chakra } from '@chakra-ui/react'
import { FormikProvider, useFormik } from 'formik'
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react'
import type { AnyObjectSchema, ValidationError } from 'yup'
import { whenUsed } from '../overlay/lazily.ts'
import { isLater, type FormRules } from './describeRules.ts'
import { changedWords } from './ruleWords.ts'
import { ErrorSummary, FormId } from './ErrorSummary.tsx'
import { editOf, type Edit } from './edit.ts'
import { inputOf, type InputOf } from './inputOf.ts'
import { FormGuardContext, useFormGuard } from './FormGuard.tsx'
import { FormStepsContext, StepPanels, useFormSteps, type FormSteps } from './FormSteps.tsx'
import { useKeptWhenInterrupted } from './interrupted.ts'
import { InterruptedForm } from './InterruptedForm.tsx'
import { UnsavedChanges } from './unsaved.tsx'
import { RulesContext } from './useRule.ts'

type Values = Record<string, unknown>

/** What an action of a form gives. */
export interface FormOutcome {
  ok: boolean
  fieldErrors?: Record<string, string> | undefined
}

interface Props<V extends Values, O extends FormOutcome> {
  /** The API's call that it makes, as in the schema: the form's name in the page, by which tests find every form. */
  call: string
  rules: FormRules
  initial: V
  /** What is saved, where the form begins with something else, such as what was written earlier. */
  saved?: V
  /** Fields that the one who saves says still hold: they are sent unchanged, too. */
  confirmed?: readonly string[]
  /** Performs it with the values as the API takes them (inputOf), the names of what was changed, for people, and that alone. */
  action: (input: InputOf<V>, changed: string, edit: Edit<V>) => Promise<O>
  /** Called with what it gave once it is done; the form counts as saved. */
  onDone?: (done: Extract<O, { ok: true }>) => void
  /** Small forms, such as signing in, need not be guarded. */
  guard?: boolean
  /** The part of the address that opened a form in the place of its page: without it the form is left. */
  openedBy?: string
  /** What stands below the fields: the buttons. */
  actions: ReactNode
  children?: ReactNode
  steps?: FormSteps<V>
}

export function Form<V extends Values, O extends FormOutcome>({
  call,
  rules,
  initial,
  saved = initial,
  confirmed = [],
  action,
  onDone,
  guard = true,
  openedBy,
  actions,
  children,
  steps,
}: Props<V, O>) {
  useEffect(() => (isLater(rules) ? whenUsed(rules.load) : undefined), [rules])
  const id = useId()
  const [kept, setKept] = useState<unknown>(null)
  const newest = useRef<Values>(initial)
  // As it was when the form was opened: what others save meanwhile is not what was changed here.
  const opened = useRef(saved)
  // What others changed meanwhile is said once; who saves again has read it.
  const told = useRef(new Set<string>())
  // What the server refused stays said until that field changes; the rules alone know nothing of it.
  const refused = useRef<{ values: Values; errors: Record<string, string> }>({ values: {}, errors: {} })
  const formik = useFormik<V>({
    initialValues: initial,
    validateOnBlur: true,
    validateOnChange: true,
    async validate(values) {
      newest.current = values
      const all = await whole(rules)
      // More may have been written while the rules came: an error of before would move the button away from a click.
      const now = newest.current
      const still = Object.entries(refused.current.errors).filter(
        ([name]) => now[name] === refused.current.values[name],
      )
      return { ...Object.fromEntries(still), ...(await errorsOf(all, now)) }
    },
    async onSubmit(values, { setErrors, resetForm }) {
      const all = await whole(rules)
      const outcome = await action(
        inputOf(all, values) as InputOf<V>,
        changedWords(rules, opened.current, values),
        editOf(all, opened.current, values, told.current, confirmed),
      )
      if (!outcome.ok) {
        refused.current = { values, errors: outcome.fieldErrors ?? {} }
        for (const name of Object.keys(refused.current.errors)) told.current.add(name)
        setErrors(refused.current.errors as never)
        return
      }
      setKept(values)
      opened.current = values
      told.current.clear()
      resetForm({ values })
      guarded.release(() => onDone?.(outcome as Extract<O, { ok: true }>))
    },
  })
  const { values, validateForm } = formik
  // Another choice may have other rules: what they refuse is no longer what the rules before refused.
  const checked = useRef(rules)
  useEffect(() => {
    if (checked.current === rules) return
    checked.current = rules
    void validateForm()
  }, [rules, validateForm])
  const written = guard && formik.dirty && values !== kept
  const unsaved = written && !formik.isSubmitting
  // What is being sent, too: the answer may be that the session has ended.
  useKeptWhenInterrupted({ call, values, initial: formik.initialValues }, written)
  const guarded = useFormGuard({ unsaved, values, kept, onKept: setKept })
  const walk = useFormSteps({ steps, values, kept, guarded })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // What a dialog over it sends comes here, too.
    if (event.target !== event.currentTarget) return
    if (walk && !walk.isLast && !sends(event)) {
      event.preventDefault()
      walk.go(walk.at + 1)
      return
    }
    // A new try asks the server again.
    refused.current = { values: {}, errors: {} }
    formik.handleSubmit(event)
  }
  return (
    <RulesContext.Provider value={rules}>
      <FormikProvider value={formik}>
        <FormStepsContext.Provider value={walk}>
          <FormGuardContext value={guarded}>
            <FormId value={id}>
              {unsaved && <UnsavedChanges released={guarded.released} openedBy={openedBy} />}
              <chakra.form id={id} name={call} noValidate onSubmit={submit}>
                <Stack gap="5">
                  <ErrorSummary />
                  {guard && <InterruptedForm call={call} />}
                  {steps ? <StepPanels steps={steps.list} empty={steps.empty} /> : children}
                  <chakra.div display="contents" onMouseDown={keepFocus}>
                    {actions}
                  </chakra.div>
                </Stack>
              </chakra.form>
            </FormId>
          </FormGuardContext>
        </FormStepsContext.Provider>
      </FormikProvider>
    </RulesContext.Provider>
  )
}

/** Whether it was the button that sends the form at any of its steps. */
const sends = ({ nativeEvent }: SubmitEvent<HTMLFormElement>) =>
  (nativeEvent as unknown as { submitter: HTMLElement | null }).submitter?.dataset['sends'] !== undefined

/** A press on a button does not leave the field first: its error would move the button away from the click. */
function keepFocus(event: MouseEvent) {
  if ((event.target as Element).closest('button')) event.preventDefault()
}

const whole = async (rules: FormRules): Promise<AnyObjectSchema> => (isLater(rules) ? rules.load() : rules)

/** The first message of each field, of its parts too; undefined values are checked too, so that 'required' speaks. */
async function errorsOf(rules: AnyObjectSchema, values: Values): Promise<Record<string, string>> {
  try {
    await rules.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as Partial<ValidationError>
    if (!inner) throw error
    const found: Record<string, string> = {}
    for (const { path, message } of inner) found[(path ?? '').replace(/\[\d+\].*$/, '')] ??= message
    return found
  }
}
