/** A first step that the university has added: a link, and a box that its person ticks. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dashboards/firstSteps.js'
import type { UniversityStepRow_step$key } from '#web/__generated__/UniversityStepRow_step.graphql.ts'
import type { UniversityStepRowMutation } from '#web/__generated__/UniversityStepRowMutation.graphql.ts'
import { inReadersLanguage } from '#web/features/firstSteps/inReadersLanguage.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { Tick } from '#web/ui/form/Tick.tsx'
import { LinkRow } from '#web/ui/LinkRows.tsx'

export function UniversityStepRow({ step }: { step: UniversityStepRow_step$key }) {
  const { id, title, titleArabic, note, noteArabic, link, done } = useFragment(
    graphql`
      fragment UniversityStepRow_step on UniversityStep {
        id
        title
        titleArabic
        note
        noteArabic
        link
        done
      }
    `,
    step,
  )
  const [mark] = useAction<UniversityStepRowMutation>(
    graphql`
      mutation UniversityStepRowMutation($input: MarkUniversityStepInput!) {
        markUniversityStep(input: $input) {
          step {
            id
            done
          }
        }
      }
    `,
    { failure: texts.notSaved(), alone: true },
  )
  const name = inReadersLanguage(title, titleArabic)
  const setDone = async (isDone: boolean) => {
    const { ok } = await mark({ input: { id, done: isDone } }, (store) => store.get(id)?.setValue(isDone, 'done'))
    // With the last one the steps are gone, and the box with them.
    if (ok && isDone)
      toast({
        kind: 'success',
        title: texts.done(),
        description: name,
        action: { label: texts.undo(), run: () => void setDone(false) },
      })
  }
  return (
    <LinkRow
      to={link}
      title={name}
      note={done ? null : inReadersLanguage(note, noteArabic)}
      icon={
        <Tick
          checked={done}
          aria-label={texts.markDone({ title: name })}
          onChange={(checked) => void setDone(checked)}
        />
      }
    />
  )
}
