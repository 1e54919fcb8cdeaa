/** The steps of a form: where one is, how to go elsewhere, and what is kept on the way. */
import * as texts from '#texts/ui/formSteps.js'
import { chakra, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Check } from 'lucide-react'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FormGuard } from './FormGuard.tsx'
import { useLabels } from './useRule.ts'

export interface FormStep {
  title: string
  /** The names of its fields: what is wrong with one of them is found here. */
  fields: readonly string[]
  content: ReactNode
}

export interface FormSteps<V> {
  list: readonly FormStep[]
  /** The step to begin with. */
  start?: number
  /** Keeps what was written; false when it could not. */
  keep: (values: V, step: number) => Promise<boolean>
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
  /** Keeps what was written so far. */
  keepNow: () => Promise<boolean>
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
  const [left, setLeft] = useState<ReadonlySet<number>>(() => new Set(Array.from({ length: at }, (_, nth) => nth)))
  const first = useRef(values)
  if (!steps) return null
  const keep = async (step: number) => {
    const done = await steps.keep(values, step)
    if (done) guarded.markKept(values)
    return done
  }
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
    keepNow: () => keep(at),
  }
}

export function StepPanels({ steps }: { steps: readonly FormStep[] }) {
  const { at, left, go } = useSteps()!
  const { errors, submitCount, values } = useFormikContext<Record<string, unknown>>()
  const rules = useLabels()
  const isWrong = ({ fields }: FormStep) => submitCount > 0 && fields.some((name) => errors[name] !== undefined)
  const isMissing = (name: string) => rules[name]?.required && (values[name] ?? '') === ''
  const isDone = (step: FormStep, nth: number) => left.has(nth) && !step.fields.some(isMissing)
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
              nth={nth + 1}
              title={step.title}
              current={nth === at}
              wrong={isWrong(step)}
              done={isDone(step, nth)}
              onSelect={() => go(nth)}
            />
          </li>
        ))}
      </Flex>
      <Heading as="h2" size="md" ref={heading} tabIndex={-1} scrollMarginTop="20">
        {texts.stepOf({ step: at + 1, steps: steps.length, title: steps[at]!.title })}
      </Heading>
      {steps[at]!.content}
    </Stack>
  )
}

interface StepProps {
  nth: number
  title: string
  current: boolean
  wrong: boolean
  /** It was left, and nothing that it needs is missing. */
  done: boolean
  onSelect: () => void
}

const Step = ({ nth, title, current, wrong, done, onSelect }: StepProps) => (
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
    borderColor={wrong ? 'border.error' : current ? 'brand.solid' : 'border'}
    bg={current ? 'brand.subtle' : 'bg.panel'}
    color={wrong ? 'fg.error' : current ? 'brand.fg' : 'fg.muted'}
    fontWeight="medium"
  >
    <VisuallyHidden>{texts.step({ step: nth, title, state: wrong ? 'wrong' : done ? 'done' : 'open' })}</VisuallyHidden>
    <Text as="span" aria-hidden>
      {wrong ? '!' : done ? <Check size={16} /> : nth}
    </Text>
    <Text as="span" hideBelow="md" aria-hidden>
      {title}
    </Text>
  </chakra.button>
)
