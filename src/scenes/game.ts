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

function config(parent: HTMLElement, canvas: HTMLCanvasElement, scene: Phaser.Types.Scenes.SceneType): Phaser.Types.Core.GameConfig {
  const { clientWidth, clientHeight } = parent;
  const dpr = window.devicePixelRatio;
  return {
    type: Phaser.WEBGL, parent, canvas, scene, banner: false, audio: { noAudio: true }, disableContextMenu: true, autoFocus: false,
    backgroundColor: '#000000', maxTextures: 1, powerPreference: 'low-power', fps: { smoothStep: false },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    scale: {
      mode: Phaser.Scale.NONE, width: Math.max(1, Math.round(clientWidth * dpr)), height: Math.max(1, Math.round(clientHeight * dpr)), zoom: 1 / dpr,
    },
  };
}

/** Starts Phaser in `parent`, crisp at the device's pixel ratio. */
export async function openCanvas(parent: HTMLElement): Promise<Canvas> {
  requireWebGL();
  const element = canvasElement();
  const { game, scene } = await new Promise<{ game: Phaser.Game; scene: Phaser.Scene }>((resolve) => {
    const made: Phaser.Game = new Phaser.Game(config(parent, element, {
      key: 'arena',
      create(this: Phaser.Scene) {
        resolve({ game: made, scene: this });
      },
    }));
  });
  game.loop.sleep();
  return new PaintedCanvas(game, scene, element);
}

class PaintedCanvas implements Canvas {
  readonly scene: Phaser.Scene;
  readonly element: HTMLCanvasElement;
  private readonly game: Phaser.Game;
  private frame = 0;
  private last = 0;
  private gone = false;

  constructor(game: Phaser.Game, scene: Phaser.Scene, element: HTMLCanvasElement) {
    this.game = game;
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
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  }
}
