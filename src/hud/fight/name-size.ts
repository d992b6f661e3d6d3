/** What the style sheet needs to make a name as large as its tile allows; no name is cut while it can be read. */
export function nameSize(name: string): Record<string, number> {
  return { '--letters': name.length };
}
