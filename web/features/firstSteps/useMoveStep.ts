/** The order of the first steps of the university: one is moved by one place, and by keyboard one goes on from there. */
import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/firstSteps/editing.js'
import type { useMoveStepMutation } from '#web/__generated__/useMoveStepMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { titleOf, type Step } from './step.ts'

export const buttonOf = (id: string, up: boolean): string => `${up ? 'up' : 'down'}-${id}`

export function useMoveStep(steps: readonly Step[]) {
  const order = steps.filter(({ archivedAt }) => !archivedAt)
  const [send] = useAction<useMoveStepMutation>(
    graphql`
      mutation useMoveStepMutation($input: MoveUniversityStepInput!) {
        moveUniversityStep(input: $input) {
          step {
            ...FirstStepsPage_step
          }
        }
      }
    `,
    {
      success: (_data, { input: { id, pastId } }) => {
        const at = order.findIndex((one) => one.id === pastId)
        const step = order.find((one) => one.id === id)
        return step ? { title: texts.moved({ title: titleOf(step), place: at + 1 }) } : null
      },
      failure: texts.notMoved(),
    },
  )
  const names = order.map(({ id }) => id).join()
  /** What was moved and is not seen there yet: its neighbors are those of before until then. */
  const moved = useRef<{ step: Step; up: boolean } | null>(null)

  // The row is another place on the page, and the button may be at an end by now.
  useEffect(() => {
    if (!moved.current) return
    const { step, up } = moved.current
    moved.current = null
    const active = document.activeElement
    if (active !== document.body && active?.id !== buttonOf(step.id, up)) return
    const [same, other] = [up, !up].map((way) => document.getElementById(buttonOf(step.id, way)))
    ;(same?.matches(':disabled') ? other : same)?.focus()
  }, [names])

  return {
    besides: ({ id }: Step): { above?: Step | undefined; below?: Step | undefined } => {
      const at = order.findIndex((one) => one.id === id)
      return at < 0 ? {} : { above: order[at - 1], below: order[at + 1] }
    },
    async move(step: Step, up: boolean, past: Step) {
      if (moved.current) return
      moved.current = { step, up }
      const { ok } = await send({ input: { id: step.id, up, pastId: past.id } })
      if (!ok) moved.current = null
    },
  }
}

export type Moving = ReturnType<typeof useMoveStep>
