/** The frame of a field whose choices are all shown: its name, whether it is required, and what is wrong with it. */
import { Text, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import type { ReactNode } from 'react'
import { useFieldId } from './ErrorSummary.tsx'
import { useRule } from './useRule.ts'

export function ChoiceGroup({ name, children }: { name: string; children: ReactNode }) {
  const { label, required } = useRule(name)
  const id = useFieldId(name)
  const [, { error, touched }] = useField(name)
  const wrong = Boolean(error && touched)
  return (
    // The summary of errors leads here, so that it has an id and takes the focus: Chakra's own gives it neither.
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      data-invalid={wrong || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
    >
      <chakra.legend marginBottom="2" fontSize="sm" fontWeight="medium">
        {label ?? name}{' '}
        {required && (
          <chakra.span color="fg.error" aria-hidden>
            *
          </chakra.span>
        )}
      </chakra.legend>
      {children}
      {wrong && (
        <Text id={`${id}-error`} marginTop="2" fontSize="xs" fontWeight="medium" color="fg.error">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  )
}
