/** Pages that belong together, as tabs that are links: each has its own address. The second level stands below the first. */
import { Button, chakra, HStack, useSlotRecipe } from '@chakra-ui/react'
import { Link } from 'react-router'

interface Props {
  /** What the links are to each other, for who cannot see them side by side. */
  label: string
  links: readonly { to: string; label: string; current: boolean }[]
}

const here = (current: boolean) => (current ? 'page' : undefined)

export function LinkTabs({ label, links }: Props) {
  const styles = useSlotRecipe({ key: 'tabs' })({})
  const oriented = { 'data-orientation': 'horizontal' }
  return (
    <chakra.nav css={styles['root']} {...oriented} aria-label={label} marginBottom="3">
      <chakra.div css={styles['list']} {...oriented} flexWrap="wrap">
        {links.map(({ to, label: words, current }) => (
          <chakra.span
            key={to}
            css={styles['trigger']}
            {...oriented}
            {...(current ? { 'data-selected': '' } : {})}
            asChild
          >
            <Link to={to} aria-current={here(current)}>
              {words}
            </Link>
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.nav>
  )
}

export const SubLinkTabs = ({ label, links }: Props) => (
  <HStack as="nav" aria-label={label} gap="1" wrap="wrap" marginBottom="5">
    {links.map(({ to, label: words, current }) => (
      <Button key={to} asChild size="sm" variant={current ? 'subtle' : 'ghost'}>
        <Link to={to} aria-current={here(current)}>
          {words}
        </Link>
      </Button>
    ))}
  </HStack>
)
