import type { z } from 'zod';
import type { Problem } from './finding.ts';
import { toFinding } from './finding.ts';
import { check } from './issues.ts';
import { parseYaml } from './parse.ts';
import type { Tree } from './tree.ts';
import { at, keyPlace, placeOf, plain } from './tree.ts';
import type { ContentFile, Finding } from './types.ts';

/** Steps of a path written as `fighters[1].at` or `men.0.hp`. */
function stepsOf(field: string): (string | number)[] {
  const steps = field.split(/[.[\]]+/).filter((step) => step !== '');
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** A YAML file that is no card, such as a scenario: its value, and findings with the place of any field. */
export class Sheet {
  private readonly tree: Tree;
  private readonly lines: readonly string[];

  constructor(tree: Tree, text: string) {
    this.tree = tree;
    this.lines = text.split('\n');
  }

  get value(): Readonly<Record<string, unknown>> {
    return plain(this.tree) as Record<string, unknown>;
  }

  /** Whether a field is written in the file. */
  has(field: string): boolean {
    return at(this.tree, stepsOf(field)) !== null;
  }

  /** A fault in a field, told at its key; where the file does not have it, in the nearest that is there. */
  fault(field: string, message: string): Finding {
    const path = stepsOf(field);
    const key = path.at(-1);
    const place = typeof key === 'string' ? keyPlace(this.tree, path.slice(0, -1), key) : placeOf(this.tree, path);
    return toFinding({ severity: 'error', at: place, path: [], message }, this.lines);
  }

  /** What a schema finds wrong; nothing when it holds. */
  findings(schema: z.ZodType): Finding[] {
    return this.told(check(schema, this.tree).problems);
  }

  private told(problems: readonly Problem[]): Finding[] {
    return problems.map((problem) => toFinding(problem, this.lines));
  }
}

/** Reads one file of YAML with the strictness of cards: no aliases, no tags, no second document. */
export function readSheet(file: ContentFile): Sheet | readonly Finding[] {
  const { tree, problems } = parseYaml(file);
  const lines = file.text.split('\n');
  return tree ? new Sheet(tree, file.text) : problems.map((problem) => toFinding(problem, lines));
}
