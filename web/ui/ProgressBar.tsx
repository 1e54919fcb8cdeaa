/** How far something is: the platform's own element, which also says it to screen readers. */
import { chakra } from '@chakra-ui/react'

interface Props {
  /** What the bar is about, for those who do not see it. */
  label: string
  /** 0 to 100. */
  percent: number
  height?: '1.5' | '2' | '2.5'
  color?: string
}

export function ProgressBar({ label, percent, height = '1.5', color = 'brand.solid' }: Props) {
  const done = { background: color, transition: 'width {durations.slow}' }
  return (
    <chakra.progress
      aria-label={label}
      max={100}
      value={percent}
      appearance="none"
      display="block"
      width="full"
      minW="10"
      height={height}
      borderWidth="0"
      borderRadius="l1"
      overflow="hidden"
      background="bg.muted"
      shadow="inset"
      css={{
        '&::-webkit-progress-bar': { background: 'transparent' },
        '&::-webkit-progress-value': done,
        '&::-moz-progress-bar': done,
      }}
    />
  )
}
