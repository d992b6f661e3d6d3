// @ts-check
// One process of the bench: one task on one contestant, given as JSON; prints one line of JSON. run.mjs starts it.
import { TASKS } from './tasks.mjs';

const { task, ...job } = JSON.parse(process.argv[2] ?? '{}');
const work = TASKS[task];
if (!work) throw new Error(`no task is called ${task}; there are ${Object.keys(TASKS).join(', ')}`);
console.log(JSON.stringify(await work(job)));
