/** A password that can be shown, and how strong it is (docs/spec/accounts.md#validation). */
import * as texts from '#texts/ui/passwordField.js'
import { Box, Field, HStack, IconButton, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useFieldId } from './ErrorSummary.tsx'
import { FieldWords } from './fields.tsx'
import { useRule } from './useRule.ts'
import { passwordStrength, strengthLabels } from './passwordStrength.ts'

export function PasswordField({
  name,
  autoComplete,
  meter = false,
  focused = false,
}: {
  name: string
  autoComplete: string
  meter?: boolean
  /** Has the focus when the dialog around it opens. */
  focused?: boolean
}) {
  const { label, required } = useRule(name)
  const id = useFieldId(name)
  const [field, { error, touched }] = useField<string | undefined>(name)
  const [shown, setShown] = useState(false)
  const wrong = Boolean(error && touched)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field.Root invalid={wrong} required={required} id={id}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <InputGroup
        endElement={
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={shown ? texts.hidePassword() : texts.showPassword()}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={16} />
          </IconButton>
        }
      >
        <Input
          {...field}
          value={field.value ?? ''}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          {...(focused ? { 'data-autofocus': true } : {})}
        />
      </InputGroup>
      {meter && field.value && <Meter password={field.value} />}
      <FieldWords error={wrong && error} />
    </Field.Root>
  )
}

/** Strength is how many are filled: its colour says nothing. */
const points = [1, 2, 3, 4] as const

function Meter({ password }: { password: string }) {
  const reached = passwordStrength(password)
  const label = strengthLabels[Math.max(0, reached - 1)]!
  return (
    <Stack gap="1" width="full" role="status">
      <HStack gap="1" aria-hidden>
        {points.map((point) => (
          <Box key={point} flex="1" height="1" borderRadius="full" bg={point <= reached ? 'brand.solid' : 'bg.muted'} />
        ))}
      </HStack>
      <Text fontSize="xs" color="fg.muted">
        {texts.passwordStrength({ label })}
      </Text>
    </Stack>
  )
}
