/** What the university has to do about a company, what is overdue first. */
import { Box, Button, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companyTasks.js'
import { setCompanyTaskRules } from '#api/features/companies/company.rules.ts'
import type { CompanyTasks_company$key } from '#web/__generated__/CompanyTasks_company.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TaskList } from '#web/ui/record/TaskList.tsx'
import { universityRoles } from './companyWords.ts'
import { useTasks } from './useTasks.ts'

const rules = setCompanyTaskRules.whole

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
  const { set, complete, remove, pending } = useTasks(id)
  if (!tasks) return null
  const isOpen = tasks.some(({ doneAt }) => !doneAt)
  return (
    <Section title={texts.tasks()}>
      {!isOpen && <Text color="fg.muted">{texts.nothingIsToBeDone()}</Text>}
      {tasks.length > 0 && (
        <TaskList
          pending={pending}
          onTick={(key, done) => complete(Number(key), done)}
          tasks={tasks.map(({ number: task, text, dueOn, doneAt, overdue, assignee }) => ({
            key: String(task),
            text,
            dueOn,
            doneAt,
            overdue,
            who: assignee?.name,
            mayTick: true,
            onEdit: doneAt ? undefined : () => setEdited({ task, text, dueOn, assigneeId: assignee?.id ?? '' }),
            onRemove: () => remove(task),
          }))}
        />
      )}
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
      {edited && (
        <FormDialog
          call="setCompanyTask"
          open
          onClose={() => setEdited(null)}
          title={edited.task === null ? texts.addTask() : texts.editTask()}
          rules={rules}
          initial={{ text: edited.text, dueOn: edited.dueOn, assigneeId: edited.assigneeId }}
          action={(values, _, edit) => set({ ...(edited.task === null ? values : edit), task: edited.task })}
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
