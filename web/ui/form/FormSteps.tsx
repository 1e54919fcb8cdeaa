/** The steps of a form: where one is, how to go elsewhere, and what is kept on the way. */
import * as texts from '#texts/ui/formSteps.js'
import { chakra, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Check, CircleDashed, ListChecks } from 'lucide-react'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FormOutcome } from './Form.tsx'
import type { FormGuard } from './FormGuard.tsx'
import { useLabels } from './useRule.ts'

export interface FormStep {
  title: string
  /** The names of its fields: what is wrong with one of them is found here. */
  fields: readonly string[]
  content: ReactNode
  /** Whether it has something besides its fields, such as files. */
  filled?: boolean
  /** It follows the steps that are counted, as what is read before it is sent. */
  last?: boolean
}

export interface FormSteps<V> {
  list: readonly FormStep[]
  /** The form with nothing filled in: a step that holds no more than that is not done. */
  empty: Partial<V>
  /** The step to begin with. */
  start?: number
  /** Whether all of them were seen before. */
  seen?: boolean
  /** Keeps what was written. With errors of fields it is kept without these. */
  keep: (values: V, step: number) => Promise<FormOutcome>
}

interface Walk {
  at: number
  isLast: boolean
  /** The steps that were left at least once, and those before the one that the form began with. */
  left: ReadonlySet<number>
  /** Goes to a step; nothing is demanded of the one that is left. */
  go: (step: number) => void
  /** Shows the step of a field. */
  show: (field: string) => void
  /** Whether what is written now is kept. */
  isKept: boolean
  /** Keeps what was written so far. */
  keepNow: () => Promise<FormOutcome>
}

export const FormStepsContext = createContext<Walk | null>(null)

/** The steps of the form around, or null when it has none. */
export const useSteps = () => useContext(FormStepsContext)

interface Options<V> {
  steps: FormSteps<V> | undefined
  values: V
  /** The values that were kept last. */
  kept: unknown
  guarded: Pick<FormGuard, 'markKept'>
}

export function useFormSteps<V>({ steps, values, kept, guarded }: Options<V>): Walk | null {
  const [at, setAt] = useState(steps?.start ?? 0)
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(Array.from({ length: steps?.seen ? steps.list.length : at }, (_, nth) => nth)),
  )
  const first = useRef(values)
  const keep = async (step: number) => {
    const outcome = (await steps?.keep(values, step)) ?? { ok: false }
    if (outcome.ok && !outcome.fieldErrors) guarded.markKept(values)
    return outcome
  }
  if (!steps) return null
  const go = (step: number) => {
    setAt(step)
    setLeft(new Set([...left, at]))
    if (values !== kept && values !== first.current) void keep(step)
  }
  return {
    at,
    isLast: at === steps.list.length - 1,
    left,
    go,
    show(field) {
      const step = steps.list.findIndex(({ fields }) => fields.includes(field))
      // The field must be there to be looked at before the focus goes to it.
      if (step >= 0) flushSync(() => setAt(step))
    },
    isKept: values === kept,
    keepNow: () => keep(at),
  }
}

export function StepPanels({ steps, empty }: { steps: readonly FormStep[]; empty: Readonly<Record<string, unknown>> }) {
  const { at, left, go } = useSteps()!
  const { errors, submitCount, values, touched, validateForm, setTouched } = useFormikContext<Record<string, unknown>>()
  const rules = useLabels()
  const isWritten = (name: string) => textOf(values[name]) !== ''
  const isMissing = (name: string) => rules[name]?.required && !isWritten(name)
  const counted = steps.filter(({ last }) => !last).length
  const isFilled = (name: string) => isWritten(name) && textOf(values[name]) !== textOf(empty[name])
  const stateOf = ({ fields, filled, last: isLast }: FormStep, nth: number): StepState => {
    const wrong = fields.filter((name) => errors[name] !== undefined)
    // Nothing is demanded on the way, but what was written can be wrong.
    if (submitCount > 0 ? wrong.length > 0 : left.has(nth) && wrong.some(isWritten)) return 'wrong'
    if (isLast || !left.has(nth)) return 'open'
    if (wrong.length > 0 || fields.some(isMissing)) return 'incomplete'
    return filled || fields.some(isFilled) ? 'done' : 'open'
  }
  // What a draft was kept with was never looked at here, and a button that is pressed leaves no field.
  useEffect(() => {
    if (left.size === 0) return
    void validateForm().then((found) => {
      const wrong = steps.filter((_, nth) => left.has(nth)).flatMap(({ fields }) => fields)
      const marked = wrong.filter((name) => found[name] !== undefined && isWritten(name))
      return setTouched({ ...touched, ...Object.fromEntries(marked.map((name) => [name, true])) }, false)
    })
    // What is written later is looked at when it is written.
  }, [left]) // oxlint-disable-line react/exhaustive-deps
  const { title, last, content } = steps[at]!
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus()
    shown.current = at
  }, [at])
  return (
    <Stack gap="5">
      <Flex as="ol" gap="2" wrap="wrap" listStyleType="none" role="list" aria-label={texts.steps()}>
        {steps.map((step, nth) => (
          <li key={step.title}>
            <Step
              nth={step.last ? null : nth + 1}
              title={step.title}
              current={nth === at}
              state={stateOf(step, nth)}
              onSelect={() => go(nth)}
            />
          </li>
        ))}
      </Flex>
      <Heading as="h2" size="md" ref={heading} tabIndex={-1} scrollMarginTop="20">
        {last ? title : texts.stepOf({ step: at + 1, steps: counted, title })}
      </Heading>
      {content}
    </Stack>
  )
}

/** What a field holds, so that it can be seen whether there is something in it. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return value == null || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value)
}

/** Done and incomplete are of steps that were left, and open is one with nothing in it that needs nothing. */
type StepState = 'open' | 'done' | 'incomplete' | 'wrong'

const marks = { done: <Check size={16} />, incomplete: <CircleDashed size={16} />, wrong: '!' } as const

interface StepProps {
  /** Null where it is not counted. */
  nth: number | null
  title: string
  current: boolean
  state: StepState
  onSelect: () => void
}

const Step = ({ nth, title, current, state, onSelect }: StepProps) => (
  <chakra.button
    type="button"
    aria-current={current ? 'step' : undefined}
    onClick={onSelect}
    display="flex"
    alignItems="center"
    gap="2"
    minH="9"
    paddingX="3"
    borderRadius="full"
    borderWidth="1px"
    cursor="pointer"
    borderColor={state === 'wrong' ? 'border.error' : current ? 'brand.solid' : 'border'}
    bg={current ? 'brand.subtle' : 'bg.panel'}
    color={state === 'wrong' ? 'fg.error' : current ? 'brand.fg' : 'fg.muted'}
    fontWeight="medium"
  >
    <VisuallyHidden>{nth === null ? title : texts.step({ step: nth, title, state })}</VisuallyHidden>
    <Text as="span" aria-hidden>
      {state === 'open' ? (nth ?? <ListChecks size={16} />) : marks[state]}
    </Text>
    <Text as="span" hideBelow="md" aria-hidden>
      {title}
    </Text>
  </chakra.button>
)
