/** 'Validation Errors': every wrong field in one place, each a way to the field. */
import * as texts from '#texts/ui/errorSummary.js'
import { Alert, Link, Stack } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { createContext, useContext, useEffect, useRef } from 'react'
import { useSteps } from './FormSteps.tsx'
import { useLabels } from './useRule.ts'

/** What the ids of a form's fields begin with: a dialog may ask for a field of the same name as the page below it. */
export const FormId = createContext('')

/** The id of a field's control. */
export const useFieldId = (name: string) => useContext(FormId) + name

/** The message with the field's name, unless it says it itself or asks for something by name. */
export const named = (label: string | undefined, message: string) =>
  !label || message.startsWith(texts.please()) || message.toLowerCase().includes(label.toLowerCase())
    ? message
    : `${label}: ${message}`

/** Goes to a field by its name, in whichever step it is. */
export function useGoToField(): (name: string) => void {
  const steps = useSteps()
  const form = useContext(FormId)
  return (name) => {
    steps?.show(name)
    document.getElementById(form + name)?.focus()
  }
}

/** As the fields follow one another on the page; rules have an order of their own. What has no field comes last. */
function inPageOrder(errors: [string, unknown][], form: string) {
  const placed = errors.map((error) => ({ error, place: document.getElementById(form + error[0]) }))
  const found = placed.flatMap(({ error, place }) => (place ? [{ error, place }] : []))
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  return [
    ...found.toSorted((one, other) => (follows(one.place, other.place) ? -1 : 1)),
    ...placed.filter(({ place }) => !place),
  ].map(({ error }) => error)
}

export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>()
  const summary = useRef<HTMLDivElement>(null)
  const goTo = useGoToField()
  const form = useContext(FormId)
  const labels = useLabels()
  const list = inPageOrder(Object.entries(errors), form)
  const shown = submitCount > 0 && list.length > 0
  useEffect(() => {
    if (shown && !isSubmitting) summary.current?.focus()
    // Only a new try moves the focus; typing does not.
  }, [submitCount, isSubmitting]) // oxlint-disable-line react/exhaustive-deps
  if (!shown) return null
  return (
    <Alert.Root status="error" ref={summary} tabIndex={-1} role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{texts.validationErrors()}</Alert.Title>
        <Stack as="ul" gap="0.5" listStyleType="none">
          {list.map(([name, message]) => (
            <li key={name}>
              <Link
                href={`#${form}${name}`}
                color="inherit"
                textDecoration="underline"
                onClick={(event) => {
                  event.preventDefault()
                  goTo(name)
                }}
              >
                {named(labels[name]?.label, String(message))}
              </Link>
            </li>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  )
}
