/**
 * `<Form rules initial action>`: Formik with the action's own rules. Errors of rules and of the server land on the fields
 * and in a summary; leaving with unsaved changes is asked about; the button waits.
 */
import { Stack, chakra } from '@chakra-ui/react'
import { FormikProvider, useFormik } from 'formik'
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { ValidationError, type AnyObjectSchema, type AnySchema } from 'yup'
import { useConfirm } from '../feedback/Confirm.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

type Values = Record<string, unknown>

export interface FormOutcome {
  ok: boolean
  fieldErrors?: Record<string, string> | undefined
}

interface Props<V extends Values> {
  rules: AnyObjectSchema
  initial: V
  /** Performs it with what the rules made of the values. */
  action: (input: V) => Promise<FormOutcome>
  /** Called after it is done; the form counts as saved. */
  onDone?: () => void
  /** Small forms, such as signing in, need not be guarded. */
  guard?: boolean
  /** What stands below the fields: the buttons. */
  actions: ReactNode
  children: ReactNode
}

const RulesContext = createContext<AnyObjectSchema | null>(null)

/** The rule of a field, for its label and whether it is required. */
export function useRule(name: string): { label: string | undefined; required: boolean } {
  const rule = useContext(RulesContext)?.fields[name] as AnySchema | undefined
  const described = rule?.describe()
  const required = described !== undefined && 'optional' in described && !described.optional && !described.nullable
  return { label: described?.meta?.label, required }
}

export function Form<V extends Values>({ rules, initial, action, onDone, guard = true, actions, children }: Props<V>) {
  const saved = useRef(false)
  const formik = useFormik<V>({
    initialValues: initial,
    validateOnBlur: true,
    validateOnChange: true,
    validate: (values) => errorsOf(rules, values),
    async onSubmit(values, { setErrors, resetForm }) {
      const outcome = await action(rules.cast(values, { assert: false, stripUnknown: true }) as V)
      if (!outcome.ok) {
        setErrors((outcome.fieldErrors ?? {}) as never)
        return
      }
      saved.current = true
      resetForm({ values })
      onDone?.()
      saved.current = false
    },
  })
  useDirtyGuard(guard && formik.dirty && !formik.isSubmitting, saved)
  return (
    <RulesContext.Provider value={rules}>
      <FormikProvider value={formik}>
        <chakra.form noValidate onSubmit={formik.handleSubmit}>
          <Stack gap="5">
            <ErrorSummary />
            {children}
            {actions}
          </Stack>
        </chakra.form>
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
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && !saved.current && currentLocation.pathname !== nextLocation.pathname)
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
    })
    blocker.reset()
  }, [blocker, confirm])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
}
