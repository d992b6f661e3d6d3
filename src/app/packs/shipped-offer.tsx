import { shippedHeads } from 'virtual:shipped-heads';
import { useState } from 'preact/hooks';
import { PackOffer } from '../../hud/packs/index.ts';
import { announce } from '../../hud/page/index.ts';
import { pageKit } from '../kit.ts';
import type { Services } from '../services.ts';
import { turnOn } from './lost.tsx';

/** The smallest mod there is, made to be read. */
const SAMPLE = 'sample';

/** Each pack that comes with the game and is not played with, with the key that turns it on; screens begin anew with its cards. */
export function ShippedOffers({ services }: { readonly services: Services }) {
  const [working, setWorking] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly id: string; readonly why: string } | null>(null);
  const passed = new Set([SAMPLE, ...pageKit.catalogue.content.packs.map(({ id }) => id)]);
  const goOn = async (id: string, name: string): Promise<void> => {
    setWorking(id);
    setRefused(null);
    try {
      const why = await turnOn(services, [id]);
      if (why === null) announce(`${name} is on.`);
      else setRefused({ id, why });
    } catch (error) {
      setRefused({ id, why: error instanceof Error ? error.message : String(error) });
    } finally {
      setWorking(null);
    }
  };
  return (
    <>
      {shippedHeads
        .filter(({ id }) => !passed.has(id))
        .map((pack) => (
          <PackOffer
            key={pack.id}
            pack={pack}
            working={working === pack.id}
            refused={refused?.id === pack.id ? refused.why : null}
            onTurnOn={() => void goOn(pack.id, pack.name)}
          />
        ))}
    </>
  );
}
