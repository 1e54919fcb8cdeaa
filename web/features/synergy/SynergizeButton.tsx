/** Compares the chosen own project with another one. */
import { Button, type ButtonProps } from '@chakra-ui/react'
import { Combine } from 'lucide-react'
import * as texts from '#texts/synergy/finder.js'
import { useSynergize } from './useSynergize.ts'

interface Props extends Pick<ButtonProps, 'marginTop'> {
  source: { id: string } | null
  target: { id: string; title: string }
}

export function SynergizeButton({ source, target, ...looks }: Props) {
  const [synergize, running] = useSynergize()
  return (
    <Button
      size="sm"
      variant="outline"
      loading={running}
      aria-label={texts.synergizeWith({ title: target.title })}
      onClick={() => void synergize(source, target)}
      {...looks}
    >
      <Combine size={16} aria-hidden />
      {texts.synergize()}
    </Button>
  )
}
