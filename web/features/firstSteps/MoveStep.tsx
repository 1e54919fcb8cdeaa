/** Moves a first step of the university's own past the one above or below it. */
import { HStack, IconButton } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import * as texts from '#texts/firstSteps/editing.js'
import { titleOf, type Step } from './step.ts'
import { buttonOf, type Moving } from './useMoveStep.ts'

export function MoveStep({ step, moving }: { step: Step; moving: Moving }) {
  const { above, below } = moving.besides(step)
  const title = titleOf(step)
  const ways = [
    { up: true, past: above, label: texts.moveUp({ title }), Icon: ArrowUp },
    { up: false, past: below, label: texts.moveDown({ title }), Icon: ArrowDown },
  ]
  return (
    <HStack gap="0.5">
      {ways.map(({ up, past, label, Icon }) => (
        <IconButton
          key={label}
          id={buttonOf(step.id, up)}
          size="xs"
          variant="ghost"
          aria-label={label}
          disabled={!past}
          onClick={() => past && void moving.move(step, up, past)}
        >
          <Icon size={16} aria-hidden />
        </IconButton>
      ))}
    </HStack>
  )
}
