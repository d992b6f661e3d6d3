// @ts-check

/**
 * The steps asked for by `--only a,b` and `--skip c`; all of them without either.
 * @param {string[]} args
 * @param {string[]} names
 */
export function selectSteps(args, names) {
  let selected = names;
  for (let i = 0; i < args.length; i += 2) {
    const [flag, value = ''] = [args[i], args[i + 1]];
    if (flag !== '--only' && flag !== '--skip')
      throw new RangeError(`Unknown option "${flag}". Use --only or --skip with steps: ${names.join(', ')}.`);
    const listed = value.split(',');
    const unknown = listed.find((name) => !names.includes(name));
    if (unknown !== undefined) throw new RangeError(`Unknown step "${unknown}". The steps are: ${names.join(', ')}.`);
    selected = selected.filter((name) => listed.includes(name) === (flag === '--only'));
  }
  return selected;
}
