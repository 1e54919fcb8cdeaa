/** Why an opportunity fits the investor's thesis, and what speaks against it. */
import { chakra, List, Stack, Text } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import * as texts from '#texts/opportunities/card.js'

interface Props {
  opportunity: {
    title: string
    reasons: readonly string[]
    against: readonly string[]
    liking: number
  }
  /** On a dashboard: the first three that speak for it alone. */
  short?: boolean
}

export function FitReasons({ opportunity: { reasons, against, liking }, short = false }: Props) {
  const pros = liking > 0 ? [...reasons, texts.liked()] : reasons
  const cons = liking < 0 ? [...against, texts.disliked()] : against
  if (!pros.length && !cons.length) return null
  return (
    <Stack gap="2" fontSize="sm">
      <Reasons title={texts.why()} reasons={short ? pros.slice(0, 3) : pros} icon={Check} colour="fg.success" />
      <Reasons title={texts.against()} reasons={short ? [] : cons} icon={Minus} colour="fg.muted" />
    </Stack>
  )
}

interface ReasonsProps {
  title: string
  reasons: readonly string[]
  icon: typeof Check
  colour: string
}

const Reasons = ({ title, reasons, icon: Icon, colour }: ReasonsProps) =>
  reasons.length > 0 && (
    <div>
      <Text color="fg.muted" fontSize="xs">
        {title}
      </Text>
      <List.Root variant="plain">
        {reasons.map((reason) => (
          <List.Item key={reason} display="flex" gap="2" alignItems="start">
            <chakra.span color={colour} paddingTop="1" flexShrink="0">
              <Icon size={14} aria-hidden />
            </chakra.span>
            {reason}
          </List.Item>
        ))}
      </List.Root>
    </div>
  )
