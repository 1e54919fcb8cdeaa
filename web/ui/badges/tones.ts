/** The colours of badges, by meaning. */
export const tones = ['green', 'blue', 'yellow', 'orange', 'red', 'purple', 'gray', 'brand'] as const
export type Tone = (typeof tones)[number]
