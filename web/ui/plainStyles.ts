/**
 * How what lists have by the hundred looks, as rules of the one style sheet: of a component, Chakra would look up the styles
 * again each time. They look as its recipes say.
 */
import type { RecipeDefinition } from '@chakra-ui/react'
import { badgeRecipe, buttonRecipe } from '@chakra-ui/react/theme'
import { levels } from '../tokens.ts'
import { tones } from './badges/tones.ts'

/** What a recipe says of one variant in one size. */
const looks = ({ base, variants }: RecipeDefinition, variant: string, size: string) => ({
  ...base,
  ...variants?.['variant']?.[variant],
  ...variants?.['size']?.[size],
})

export const plainStyles = {
  '.tag': { ...looks(badgeRecipe, 'subtle', 'sm'), borderRadius: 'full', px: '2' },
  ...Object.fromEntries(tones.map((tone) => [`.tag[data-tone=${tone}]`, { colorPalette: tone }])),
  ...Object.fromEntries(
    levels.map((level) => [`.tag[data-level='${level}']`, { bg: `level.${level}`, color: `levelInk.${level}` }]),
  ),
  // A figure over a line as long as it: a length is compared at a glance, and no colour judges it.
  '.score': {
    display: 'inline-block',
    minWidth: '12',
    paddingBottom: '5px',
    fontSize: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    backgroundImage:
      'linear-gradient({colors.brand.fg}, {colors.brand.fg}), linear-gradient({colors.bg.muted}, {colors.bg.muted})',
    backgroundSize: 'var(--score) 3px, 100% 3px',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    _rtl: { backgroundPosition: '100% 100%' },
  },
  '.tag[data-long]': { whiteSpace: 'normal', '& svg': { flexShrink: 0 } },
  '.row-button': {
    ...looks(buttonRecipe, 'ghost', 'xs'),
    // No layers of their own: three hundred of them make each look for what is under the pointer slow.
    isolation: 'auto',
    position: 'static',
  },
  // Targets of 24 px still (WCAG 2.2, 2.5.8).
  '[data-density=compact] .row-button': { height: '6', minWidth: '6' },
  '.row-button[data-small]': { ...buttonRecipe.variants?.['size']?.['2xs'], px: '0' },
  '.stacked': { display: 'flex', flexWrap: 'wrap', gap: '1' },
  '.row-actions': { display: 'flex', alignItems: 'center', gap: '1' },
  // Clipped, not hidden: nothing in it could be scrolled to, which would cost a layer each.
  '.two-lines': { fontWeight: 'medium', lineClamp: 2, overflow: 'clip' },
  '.muted': { color: 'fg.muted' },
  '.one-line': { whiteSpace: 'nowrap' },
  // A date with its Hijri date is longer than columns are wide.
  '[data-hijri] :is(.one-line, .tag)': { whiteSpace: 'normal' },
}
