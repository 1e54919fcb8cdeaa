/**
 * How what lists have by the hundred looks, as rules of the one style sheet: of a component, Chakra would look up the styles
 * again each time. They look as its recipes say.
 */
import type { RecipeDefinition } from '@chakra-ui/react'
import { badgeRecipe, buttonRecipe } from '@chakra-ui/react/theme'
import { palettes, tones } from './badges/tones.ts'

/** What a recipe says of one variant in one size. */
const looks = ({ base, variants }: RecipeDefinition, variant: string, size: string) => ({
  ...base,
  ...variants?.['variant']?.[variant],
  ...variants?.['size']?.[size],
})

export const plainStyles = {
  '.tag': { ...looks(badgeRecipe, 'subtle', 'sm'), borderRadius: 'full', px: '2' },
  ...Object.fromEntries(tones.map((tone) => [`.tag[data-tone=${tone}]`, { colorPalette: palettes[tone] }])),
  '.tag[data-long]': { whiteSpace: 'normal', '& svg': { flexShrink: 0 } },
  '.row-button': {
    ...looks(buttonRecipe, 'ghost', 'xs'),
    // No layers of their own: three hundred of them make each look for what is under the pointer slow.
    isolation: 'auto',
    position: 'static',
  },
  '.row-button[data-small]': { ...buttonRecipe.variants?.['size']?.['2xs'], px: '0' },
  '.stacked': { display: 'flex', flexWrap: 'wrap', gap: '1' },
  '.row-actions': { display: 'flex', alignItems: 'center', gap: '1' },
  // Clipped, not hidden: nothing in it could be scrolled to, which would cost a layer each.
  '.two-lines': { fontWeight: 'medium', lineClamp: 2, overflow: 'clip' },
  '.muted': { color: 'fg.muted' },
  '.one-line': { whiteSpace: 'nowrap' },
}
