declare const __VERSION__: string | undefined;

/** Version of the program, put in when the command line is built. */
export const VERSION: string = typeof __VERSION__ === 'undefined' ? 'unbuilt' : __VERSION__;
