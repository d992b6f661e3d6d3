import Phaser from 'phaser';

/** Phaser as a painter that paints when asked: its own loop sleeps, nothing is done while nothing changes. */
export interface Canvas {
  readonly scene: Phaser.Scene;
  readonly element: HTMLCanvasElement;
  /** Asks for one picture at the next frame of the browser. */
  paint(): void;
  resize(width: number, height: number, dpr: number): void;
  /** True while no picture is waiting to be painted. */
  readonly resting: boolean;
  destroy(): void;
}

export class NoWebGLError extends Error {
  override readonly name = 'NoWebGLError';
  constructor() {
    super('This browser gives no WebGL, which the arena is drawn with. Switch hardware acceleration on, or use another browser.');
  }
}

/** Asks for a context on a canvas of its own, because a failure inside Phaser's boot cannot be caught. */
function requireWebGL(): void {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) throw new NoWebGLError();
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}

function canvasElement(): HTMLCanvasElement {
  const element = document.createElement('canvas');
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, { display: 'block', touchAction: 'none', userSelect: 'none' });
  return element;
}

/** Phaser never takes away its listener for the page's visibility: caught while it is added, it can be taken away here. */
function catchVisibilityListener(): () => void {
  const caught: EventListenerOrEventListenerObject[] = [];
  const add = document.addEventListener.bind(document);
  document.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void => {
    if (type === 'visibilitychange') caught.push(listener);
    add(type, listener, options);
  };
  queueMicrotask(() => Reflect.deleteProperty(document, 'addEventListener'));
  return () => {
    for (const listener of caught) document.removeEventListener('visibilitychange', listener);
    window.onblur = null;
    window.onfocus = null;
  };
}

type Scene = Phaser.Types.Scenes.SceneType;

function config(parent: HTMLElement, canvas: HTMLCanvasElement, scene: Scene, postBoot: () => void): Phaser.Types.Core.GameConfig {
  const { clientWidth, clientHeight } = parent;
  const dpr = window.devicePixelRatio;
  return {
    type: Phaser.WEBGL,
    parent,
    canvas,
    scene,
    banner: false,
    audio: { noAudio: true },
    disableContextMenu: true,
    autoFocus: false,
    backgroundColor: '#000000',
    powerPreference: 'low-power',
    fps: { smoothStep: false },
    callbacks: { postBoot },
    // Nothing but textured quads is drawn: multisampling would only cost. And 4.2.1 loses quads when a batch runs out of texture units.
    antialiasGL: false,
    maxTextures: 1,
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    scale: {
      mode: Phaser.Scale.NONE,
      width: Math.max(1, Math.round(clientWidth * dpr)),
      height: Math.max(1, Math.round(clientHeight * dpr)),
      zoom: 1 / dpr,
    },
  };
}

/** Starts Phaser in `parent`, crisp at the device's pixel ratio. */
export async function openCanvas(parent: HTMLElement): Promise<Canvas> {
  requireWebGL();
  const element = canvasElement();
  let forget = (): void => undefined;
  const { game, scene } = await new Promise<{ game: Phaser.Game; scene: Phaser.Scene }>((resolve) => {
    const made: Phaser.Game = new Phaser.Game(
      config(
        parent,
        element,
        {
          key: 'arena',
          create(this: Phaser.Scene) {
            resolve({ game: made, scene: this });
          },
        },
        () => (forget = catchVisibilityListener()),
      ),
    );
  });
  game.loop.sleep();
  return new PaintedCanvas(game, scene, element, forget);
}

class PaintedCanvas implements Canvas {
  readonly scene: Phaser.Scene;
  readonly element: HTMLCanvasElement;
  private readonly game: Phaser.Game;
  private readonly forget: () => void;
  private frame = 0;
  private last = 0;
  private gone = false;

  constructor(game: Phaser.Game, scene: Phaser.Scene, element: HTMLCanvasElement, forget: () => void) {
    this.game = game;
    this.forget = forget;
    this.scene = scene;
    this.element = element;
    game.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, () => this.paint());
    game.events.on(Phaser.Core.Events.VISIBLE, () => this.paint());
  }

  get resting(): boolean {
    return this.frame === 0;
  }

  paint(): void {
    if (this.frame !== 0 || this.gone) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.game.step(now, Math.min(100, now - this.last));
      this.last = now;
    });
  }

  resize(width: number, height: number, dpr: number): void {
    this.game.scale.setZoom(1 / dpr);
    this.game.scale.resize(Math.max(1, Math.round(width * dpr)), Math.max(1, Math.round(height * dpr)));
    // Phaser leaves the old size in CSS when a pixel is a pixel.
    Object.assign(this.element.style, { width: `${width}px`, height: `${height}px` });
  }

  /** Phaser is destroyed in a step of its own, so one is made; the context is given back at once, as a page has few. */
  destroy(): void {
    if (this.gone) return;
    this.gone = true;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { renderer } = this.game;
    const gl = renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer ? renderer.gl : null;
    this.game.destroy(true);
    this.game.step(this.last, 0);
    this.forget();
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  }
}
