/** Short texts of several people, the first one first, and the way to add one. */
import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { AnyObjectSchema } from 'yup'
import { Form } from '#web/ui/form/Form.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { formatTime } from '#web/ui/format.ts'

interface Remark {
  number: number
  from: string
  text: string
  createdAt: string
}

interface Props {
  remarks: readonly Remark[]
  none: string
  rules: AnyObjectSchema
  submit: string
  /** The API's call that adds one. */
  call: string
  hint: string
  action: (values: { text: string }) => Promise<{ ok: boolean; fieldErrors?: Record<string, string> | undefined }>
}

export function Remarks({ remarks, none, rules, call, submit, hint, action }: Props) {
  const [sent, setSent] = useState(0)
  return (
    <>
      {remarks.length ? (
        <Stack as="ul" gap="3" listStyleType="none">
          {remarks.map(({ number, from, text, createdAt }) => (
            <Stack as="li" key={number} gap="0.5">
              <Text fontSize="xs" color="fg.muted">
                {from} · {formatTime(createdAt)}
              </Text>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </Text>
            </Stack>
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{none}</Text>
      )}
      <Form
        call={call}
        key={sent}
        rules={rules}
        initial={{ text: '' }}
        action={action}
        onDone={() => setSent(sent + 1)}
        actions={
          <SubmitButton variant="outline" alignSelf="start">
            {submit}
          </SubmitButton>
        }
      >
        <TextArea name="text" rows={3} hint={hint} />
      </Form>
    </>
  )
}
