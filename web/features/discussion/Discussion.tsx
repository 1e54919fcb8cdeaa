/** What people of a record write to each other, the latest first: they write, change and delete what is theirs. */
import { Button, Flex, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import * as texts from '#texts/discussion/discussion.js'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatTime } from '#web/ui/format.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'

interface Post {
  readonly id: string
  readonly text: string
  readonly authorName: string | null | undefined
  readonly createdAt: string
  readonly editedAt: string | null | undefined
  readonly canUpdate: boolean
  readonly canDelete: boolean
  /** What the fields of `more` hold, and how that is said beside the time. */
  readonly values?: Values
  readonly said?: string | null
}

type Values = Readonly<Record<string, string | null>>

type Done = Promise<{ ok: boolean; fieldErrors?: Record<string, string> | undefined }>

interface Props {
  title: string
  posts: readonly Post[]
  /** What one is called: `post`. */
  noun: string
  /** The API's calls behind writing and changing. */
  writeCall: string
  updateCall: string
  /** Rules of a text. */
  rules: AnyObjectSchema
  hint: string
  /** Whether it is only read any more. */
  closed: boolean
  submit: string
  write: (text: string, values: Values) => Done
  update: (id: string, text: string, values: Values) => Done
  remove: (id: string) => Done
  /** What it holds beside its text: the fields, and their values in a new one. */
  more?: { fields: ReactNode; initial: Values }
  /** Shows earlier ones; nothing when there are none. */
  onEarlier?: (() => void) | undefined
  loading: boolean
}

export function Discussion(props: Props) {
  const {
    title,
    posts,
    noun,
    writeCall,
    updateCall,
    rules,
    hint,
    closed,
    submit,
    write,
    update,
    remove,
    more,
    onEarlier,
    loading,
  } = props
  const confirm = useConfirm()
  const [edited, setEdited] = useState<Pick<Post, 'id' | 'text' | 'values'> | null>(null)
  const [written, setWritten] = useState(0)
  const askAndRemove = (id: string) =>
    confirm({
      title: texts.deleteThe({ noun }),
      message: texts.itIsGoneForEverybody(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => (await remove(id)).ok,
    })
  return (
    <Section title={title}>
      {!closed && (
        <Form
          call={writeCall}
          key={written}
          rules={rules}
          initial={{ ...more?.initial, text: '' }}
          action={({ text, ...values }) => write(text, values)}
          onDone={() => setWritten((times) => times + 1)}
          actions={
            <HStack>
              <SubmitButton>{submit}</SubmitButton>
            </HStack>
          }
        >
          <TextArea name="text" rows={2} hint={hint} />
          {more?.fields}
        </Form>
      )}
      {posts.length === 0 && <Text color="fg.muted">{texts.nothingHasBeenWrittenYet()}</Text>}
      <Stack as="ul" gap="5" listStyleType="none" aria-label={texts.theLatestFirst({ title })}>
        {posts.map(({ id, text, authorName, createdAt, editedAt, canUpdate, canDelete, values, said }) => (
          <HStack as="li" key={id} gap="3" alignItems="start">
            <Initials name={authorName ?? '?'} />
            <Stack gap="1" flex="1" minW="0">
              <Flex gap="2" wrap="wrap" alignItems="baseline">
                <Text fontWeight="medium">{authorName ?? texts.somebodyWhoHasLeft()}</Text>
                <Text color="fg.muted" fontSize="xs">
                  {formatTime(createdAt)}
                  {editedAt && texts.edited()}
                  {said && ` · ${said}`}
                </Text>
              </Flex>
              <MarkdownText under={2}>{text}</MarkdownText>
            </Stack>
            {(canUpdate || canDelete) && !closed && (
              <ActionMenu
                trigger={
                  <IconButton
                    size="xs"
                    variant="ghost"
                    aria-label={texts.actionsFor({
                      noun,
                      authorName: authorName ?? texts.somebody(),
                      createdAt: formatTime(createdAt),
                    })}
                  >
                    <EllipsisVertical size={16} />
                  </IconButton>
                }
                actions={[
                  ...(canUpdate
                    ? [
                        {
                          label: texts.edit(),
                          onSelect: () => setEdited({ id, text, ...(values && { values }) }),
                        },
                      ]
                    : []),
                  ...(canDelete ? [{ label: texts.delete(), danger: true, onSelect: () => askAndRemove(id) }] : []),
                ]}
              />
            )}
          </HStack>
        ))}
      </Stack>
      {onEarlier && (
        <Button size="sm" variant="outline" loading={loading} onClick={onEarlier}>
          {texts.showEarlierS({ noun })}
        </Button>
      )}
      {edited && (
        <FormDialog
          call={updateCall}
          open
          onClose={() => setEdited(null)}
          title={texts.editNoun({ noun })}
          rules={rules}
          initial={{ ...edited.values, text: edited.text }}
          action={({ text, ...values }) => update(edited.id, text, values)}
          submit={texts.save()}
        >
          <TextArea name="text" rows={4} />
          {more?.fields}
        </FormDialog>
      )}
    </Section>
  )
}
