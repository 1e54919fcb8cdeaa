/**
 * `<Form rules initial action>`: Formik with the action's own rules. Errors of rules and of the server land on the fields
 * and in a summary; leaving with unsaved changes is asked about; the button waits. With `steps` it is a wizard: one step
 * is shown, all can be gone to, and what was written is kept at each change of step.
 */
import { Stack, chakra } from '@chakra-ui/react'
import { FormikProvider, useFormik } from 'formik'
import { createContext, useContext, useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { useBlocker } from 'react-router'
import { ValidationError, type AnyObjectSchema, type AnySchema } from 'yup'
import { useConfirm } from '../feedback/Confirm.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormStepsContext, StepPanels, useFormSteps, type FormSteps } from './FormSteps.tsx'

type Values = Record<string, unknown>

interface FormOutcome {
  ok: boolean
  fieldErrors?: Record<string, string> | undefined
}

interface Props<V extends Values, O extends FormOutcome> {
  rules: AnyObjectSchema
  initial: V
  /** Performs it with what the rules made of the values. */
  action: (input: V) => Promise<O>
  /** Called with what it gave once it is done; the form counts as saved. */
  onDone?: (done: Extract<O, { ok: true }>) => void
  /** Small forms, such as signing in, need not be guarded. */
  guard?: boolean
  /** What stands below the fields: the buttons. */
  actions: ReactNode
  children?: ReactNode
  steps?: FormSteps<V>
}

const RulesContext = createContext<AnyObjectSchema | null>(null)

/** The rule of a field, for its label and whether it is required. */
export function useRule(name: string): Described {
  const rule = useContext(RulesContext)?.fields[name] as AnySchema | undefined
  if (!rule) return unknownRule
  const known = described.get(rule) ?? describe(rule)
  described.set(rule, known)
  return known
}

interface Described {
  label: string | undefined
  required: boolean
}

const unknownRule: Described = { label: undefined, required: false }

/** Describing a rule costs, and every field asks at every key. */
const described = new WeakMap<AnySchema, Described>()

function describe(rule: AnySchema): Described {
  const words = rule.describe()
  return { label: words.meta?.label, required: 'optional' in words && !words.optional && !words.nullable }
}

export function Form<V extends Values, O extends FormOutcome>({
  rules,
  initial,
  action,
  onDone,
  guard = true,
  actions,
  children,
  steps,
}: Props<V, O>) {
  const saved = useRef(false)
  // What the server refused stays said until that field changes; the rules alone know nothing of it.
  const refused = useRef<{ values: Values; errors: Record<string, string> }>({ values: {}, errors: {} })
  const formik = useFormik<V>({
    initialValues: initial,
    validateOnBlur: true,
    validateOnChange: true,
    async validate(values) {
      const still = Object.entries(refused.current.errors).filter(
        ([name]) => values[name] === refused.current.values[name],
      )
      return { ...Object.fromEntries(still), ...(await errorsOf(rules, values)) }
    },
    async onSubmit(values, { setErrors, resetForm }) {
      const outcome = await action(rules.cast(values, { assert: false, stripUnknown: true }) as V)
      if (!outcome.ok) {
        refused.current = { values, errors: outcome.fieldErrors ?? {} }
        setErrors(refused.current.errors as never)
        return
      }
      saved.current = true
      resetForm({ values })
      onDone?.(outcome as Extract<O, { ok: true }>)
      saved.current = false
    },
  })
  const walk = useFormSteps(steps, formik.values, (away) => {
    saved.current = true
    away()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (walk && !walk.isLast) {
      event.preventDefault()
      walk.go(walk.at + 1)
      return
    }
    // A new try asks the server anew.
    refused.current = { values: {}, errors: {} }
    formik.handleSubmit(event)
  }
  const kept = walk?.isKept(formik.values) ?? false
  useDirtyGuard(guard && formik.dirty && !kept && !formik.isSubmitting, saved)
  return (
    <RulesContext.Provider value={rules}>
      <FormikProvider value={formik}>
        <FormStepsContext.Provider value={walk}>
          <chakra.form noValidate onSubmit={submit}>
            <Stack gap="5">
              <ErrorSummary />
              {steps ? <StepPanels steps={steps.list} /> : children}
              {actions}
            </Stack>
          </chakra.form>
        </FormStepsContext.Provider>
      </FormikProvider>
    </RulesContext.Provider>
  )
}

/** The first message of each field; undefined values are checked too, so that 'required' speaks. */
async function errorsOf(rules: AnyObjectSchema, values: Values): Promise<Record<string, string>> {
  try {
    await rules.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found: Record<string, string> = {}
    for (const { path, message } of error.inner) found[(path ?? '').replace(/\[\d+\]$/, '')] ??= message
    return found
  }
}

/** Asks before unsaved changes are left behind. */
function useDirtyGuard(dirty: boolean, saved: { readonly current: boolean }) {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm({
      title: 'Leave without saving?',
      message: 'Your changes are not saved yet.',
      confirm: 'Leave',
      danger: true,
      onConfirm: () => {
        blocker.proceed()
        return true
      },
      onCancel: () => blocker.reset(),
    })
  }, [blocker, confirm])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
}
