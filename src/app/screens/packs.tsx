import { useEffect } from 'preact/hooks';
import { PacksScreen, Sheet } from '../../hud/packs/index.ts';
import { sheetFacts } from '../packs/pack-words.ts';
import { thePackDesk } from '../packs/pack-desk.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps } from '../services.ts';

/** The screen of packs; the address of a pack shows that one first, and nothing of it is played with. */
export function PacksRoute({ services, route }: ScreenRouteProps) {
  const desk = thePackDesk(services);
  const link = route.screen === 'pack' ? route.text : null;
  useEffect(() => void desk.survey(), []);
  useEffect(() => {
    if (link !== null) void desk.bring({ text: formatRoute({ screen: 'pack', text: link }) });
  }, [link]);
  /** A link that was decided on is not asked about again when the page is loaded. */
  const decided = async (deed: Promise<void> | void): Promise<void> => {
    await deed;
    if (link !== null) services.replace({ screen: 'packs' });
  };
  const sheet = desk.sheet.value;
  useEffect(() => {
    if (!sheet) return;
    const printed = (): void => void (desk.sheet.value = null);
    addEventListener('afterprint', printed);
    print();
    return () => removeEventListener('afterprint', printed);
  }, [sheet]);
  return (
    <PacksScreen
      packs={desk.packs.value}
      brought={desk.brought.value.map(({ shown }) => shown)}
      reading={desk.reading.value}
      problem={desk.problem.value}
      note={desk.note.value}
      sharing={desk.sharing.value}
      onEdit={(id) => void desk.edit(id)}
      onBring={(brought) => desk.bring(brought)}
      onTry={(id) => void decided(desk.tryIt(id))}
      onKeep={(id) => void decided(desk.keep(id))}
      onLeave={(id) => void decided(desk.leave(id))}
      onKeepTried={(id) => void desk.keepTried(id)}
      onTryNoLonger={(id) => void desk.tryNoLonger(id)}
      onSwitch={(id, on) => void desk.turn(id, on)}
      onDelete={(id) => void desk.drop(id)}
      onBack={(id) => void desk.back(id)}
      onTakeBrought={(id) => void desk.takeBrought(id)}
      onShare={(id) => void desk.share(id)}
      onFile={(id) => void desk.file(id)}
      onPrint={(id) => void desk.lay(id)}
      sheet={
        sheet && (
          <Sheet
            title={`${sheet.pack.about.name} ${sheet.pack.about.version}`}
            facts={sheetFacts(sheet.pack.about)}
            cards={sheet.cards}
            shared={sheet.shared}
          />
        )
      }
    />
  );
}
