/** What the university has to do about a company, what is overdue first. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companyTasks.js'
import { dotted } from '#listed'
import { setCompanyTaskRules } from '#api/features/companies/company.rules.ts'
import type { CompanyTasks_company$key } from '#web/__generated__/CompanyTasks_company.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { DoneRow } from '#web/ui/record/DoneRow.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { universityRoles } from './companyWords.ts'
import { useTasks } from './useTasks.ts'

const rules = setCompanyTaskRules.omit(['id', 'task'])

interface Edited {
  /** The number of the one that is changed. */
  task: number | null
  text: string
  dueOn: string
  assigneeId: string
}

interface Props {
  company: CompanyTasks_company$key
}

/** So many of those that are done are shown until one asks for the others. */
const doneShown = 3

export function CompanyTasks({ company: key }: Props) {
  const { id, tasks } = useFragment(
    graphql`
      fragment CompanyTasks_company on Company {
        id
        nextTaskOn
        taskOverdue
        tasks {
          number
          text
          dueOn
          doneAt
          overdue
          assignee {
            id
            name
          }
        }
      }
    `,
    key,
  )
  const { number } = useViewer()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [all, setAll] = useState(false)
  const { set, complete, remove, pending } = useTasks(id)
  const confirm = useConfirm()
  if (!tasks) return null
  const open = tasks.filter(({ doneAt }) => !doneAt)
  const done = tasks.filter(({ doneAt }) => doneAt)
  const actionsFor = ({ number: task, text, dueOn, doneAt, assignee }: (typeof tasks)[number]) => [
    doneAt
      ? { label: texts.notDoneAfterAll(), onSelect: () => void complete(task, false) }
      : {
          label: texts.edit(),
          onSelect: () => setEdited({ task, text, dueOn, assigneeId: assignee?.id ?? '' }),
        },
    {
      label: texts.remove(),
      danger: true,
      onSelect: () =>
        confirm({
          title: texts.removeThisTask(),
          message: texts.isGoneFor({ text }),
          confirm: texts.remove(),
          danger: true,
          onConfirm: () => remove(task),
        }),
    },
  ]
  return (
    <Section title={texts.tasks()}>
      {open.length === 0 && <Text color="fg.muted">{texts.nothingIsToBeDone()}</Text>}
      {tasks.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none">
          {[...open, ...(all ? done : done.slice(0, doneShown))].map((task) => (
            <DoneRow
              key={task.number}
              text={task.text}
              done={task.doneAt != null}
              note={
                <>
                  {task.overdue && <Tag tone="danger">{texts.overdue()}</Tag>}
                  <Text>
                    {dotted([
                      task.doneAt
                        ? texts.doneDoneAt({ doneAt: formatDate(task.doneAt) })
                        : texts.due({ dueOn: formatDate(task.dueOn) }),
                      task.assignee?.name ?? texts.forNobodyYet(),
                    ])}
                  </Text>
                </>
              }
            >
              {!task.doneAt && (
                <Button
                  size="xs"
                  variant="outline"
                  disabled={pending}
                  aria-label={texts.doneText({ text: task.text })}
                  onClick={() => void complete(task.number, true)}
                >
                  {texts.done()}
                </Button>
              )}
              <RowMenu label={texts.actionsFor({ text: task.text })} actions={actionsFor(task)} />
            </DoneRow>
          ))}
        </Stack>
      )}
      <HStack gap="2" flexWrap="wrap">
        <Box>
          <Button
            size="sm"
            variant="outline"
            onClick={() => setEdited({ task: null, text: '', dueOn: '', assigneeId: globalId('User', number) })}
          >
            <Plus size={14} aria-hidden />
            {texts.addTask()}
          </Button>
        </Box>
        {done.length > doneShown && (
          <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.showFewer() : texts.showAllThatAreDone({ length: done.length })}
          </Button>
        )}
      </HStack>
      {edited && (
        <FormDialog
          call="setCompanyTask"
          open
          onClose={() => setEdited(null)}
          title={edited.task === null ? texts.addTask() : texts.editTask()}
          rules={rules}
          initial={{ text: edited.text, dueOn: edited.dueOn, assigneeId: edited.assigneeId }}
          action={(values) => set({ task: edited.task, ...values })}
          submit={texts.save()}
        >
          <TextArea name="text" rows={2} />
          <DateField name="dueOn" hint={texts.whoseTaskItIsHears()} />
          <PersonField name="assigneeId" roles={universityRoles} hint={texts.nobodyYetWhenItIs()} />
        </FormDialog>
      )}
    </Section>
  )
}
