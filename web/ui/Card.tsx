/**
 * One record among others, framed, and as high as its row. What has `data-opens` in it opens the record, and is pressed
 * wherever nothing else of the card is.
 */
import { Stack, type StackProps } from '@chakra-ui/react'

const pressedAnywhere = {
  '&:has([data-opens]):hover': { borderColor: 'brand.fg' },
  '& [data-opens]': { position: 'static' },
  '& [data-opens]::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
  '& :is(a, button, label, input, summary):not([data-opens])': { position: 'relative', zIndex: 1 },
}

export const Card = (props: StackProps) => (
  <Stack
    as="article"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="md"
    padding="var(--card-room)"
    gap="3"
    height="full"
    position="relative"
    css={pressedAnywhere}
    {...props}
  />
)
