/** How many letters apart two words are: letters that are missing, added, wrong, or exchanged with their neighbour. */
export function distanceOf(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same, exchanged ? before[j - 2]! + 1 : Infinity)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length]!
}

/** So many letters of a word may be mistyped. */
export const mistyped = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)
